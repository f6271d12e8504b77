import { type ContentType, keepsFilterCriteria } from './category.ts'
import type { FilterCriteria } from './filter-criteria.ts'
import { canonical, type ListQuery, type ListView } from './list-query.ts'

/** A list as it was left: its type, and the criteria that are stored for it (R-catalogue-5). */
export interface StoredList {
  readonly type: ContentType
  readonly criteria: FilterCriteria
}

/** What this device remembers of lists. */
export interface StoredListState {
  readonly view: ListView
  /** The list that an address without a query leads back to; null for every other address. */
  readonly left: StoredList | null
}

/** The type whose criteria a list keeps; null for searches and for types that keep none. */
export const criteriaTypeOf = ({ type, keyword }: ListQuery): ContentType | null =>
  type !== 0 && keyword === '' && keepsFilterCriteria(type) ? type : null

export const criteriaOf = ({ book, knowledge, grade, subject, tags }: ListQuery): FilterCriteria => ({
  bookId: book,
  knowledgeId: knowledge,
  gradeId: grade,
  subjectId: subject,
  tagIds: tags,
})

/**
 * The address wins; what is remembered fills only an address without a query (docs/decisions/0163), but for the view, which
 * says nothing of what is listed.
 */
export const withStoredState = (query: ListQuery, { view, left }: StoredListState): ListQuery => {
  const seen = query.view === 'card' ? { ...query, view } : query
  if (left === null) return seen
  const { bookId, knowledgeId, gradeId, subjectId, tagIds } = left.criteria
  return canonical({
    ...seen,
    type: left.type,
    book: bookId,
    knowledge: knowledgeId,
    grade: gradeId,
    subject: subjectId,
    tags: tagIds,
  })
}
