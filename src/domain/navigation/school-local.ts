import type { UserRights } from '../session/current-user.ts'

export interface SchoolLocalMemory {
  readonly active: boolean
  /** Position in the school sub-menu. */
  readonly menuIndex: number
}

export type SchoolLocalPage = 'database' | 'examine' | 'mydatabase'

/** R-navigation-8: without IsCanVerify there are only the school database and my library. */
export const schoolLocalPages = (rights: UserRights): readonly SchoolLocalPage[] =>
  rights.review ? ['database', 'examine', 'mydatabase'] : ['database', 'mydatabase']
