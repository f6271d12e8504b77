export interface SchoolLocalMemory {
  readonly active: boolean
  /** Position in the school sub-menu. */
  readonly menuIndex: number
}

export type SchoolLocalPage = 'database' | 'examine' | 'mydatabase'

/** R-navigation-8: who may not review has only the school database and my library. */
export const schoolLocalPages = (mayReview: boolean): readonly SchoolLocalPage[] =>
  mayReview ? ['database', 'examine', 'mydatabase'] : ['database', 'mydatabase']
