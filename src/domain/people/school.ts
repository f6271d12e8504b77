import type { Page } from '../kernel/page.ts'
import type { Organisation } from '../session/organisation.ts'

export const SCHOOLS_PAGE_SIZE = 20

/** In characters. */
export const MAX_SCHOOL_NAME = 100

export interface SchoolsQuery {
  /** A part of a name, also of a former one; '' for all. */
  readonly keyword: string
  /** From 1. */
  readonly page: number
}

export const ALL_SCHOOLS: SchoolsQuery = { keyword: '', page: 1 }

/** A school as its administrators see it. R-people-8. */
export interface ListedSchool {
  readonly id: number
  readonly name: string
  /** What it was called before, and what was merged into it; the latest first. */
  readonly formerNames: readonly string[]
  /** Of a closed one: who would be back. */
  readonly people: number
  readonly closed: boolean
  /** Room for own files of each of its people, in GB; 0 for that of everybody. */
  readonly quota: number
}

export interface SchoolList {
  readonly page: Page<ListedSchool>
  /** All schools, and adding, merging and closing. */
  readonly platform: boolean
}

/** A list with those that a school may be merged into. */
export interface SchoolsRead extends SchoolList {
  readonly targets: readonly Organisation[]
}

/** One school that is to become a part of another. */
export interface SchoolMerge {
  readonly id: number
  readonly into: number
}

/** What would move. */
export interface SchoolMoves {
  readonly people: number
  readonly contents: number
  readonly drafts: number
  readonly livePlans: number
  /** Files that were handed in to the school's library. */
  readonly requests: number
  readonly notices: number
}

export interface SchoolRename {
  readonly id: number
  /** The name as it was seen. */
  readonly seen: string
  readonly name: string
}

export interface SchoolClosing {
  readonly id: number
  readonly closed: boolean
}

export interface SchoolQuota {
  readonly id: number
  /** As it was seen. */
  readonly seen: number
  readonly quota: number
}

/** What is done about schools. */
export type SchoolAct =
  | { readonly kind: 'add'; readonly name: string }
  | ({ readonly kind: 'rename' } & SchoolRename)
  | ({ readonly kind: 'close' } & SchoolClosing)
  | ({ readonly kind: 'quota' } & SchoolQuota)
  | ({ readonly kind: 'merge' } & SchoolMerge)

/** As it is sent; null where there is no name. */
export const trimmedAct = (act: SchoolAct): SchoolAct | null => {
  if (!('name' in act)) return act
  const name = act.name.trim()
  return name === '' ? null : { ...act, name }
}
