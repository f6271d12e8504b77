/** The filters of /list kept for category types 1 and 2 (R-catalogue-5); 0 and empty for none. */
export interface FilterCriteria {
  readonly bookId: number
  readonly knowledgeId: number
  readonly gradeId: number
  readonly subjectId: number
  readonly tagIds: readonly number[]
}

export const NO_FILTERS: FilterCriteria = { bookId: 0, knowledgeId: 0, gradeId: 0, subjectId: 0, tagIds: [] }
