import type { Page } from '../kernel/page.ts'
import type { Organisation } from '../session/organisation.ts'

export const SCHOOLS_PAGE_SIZE = 20

/** In characters. */
export const MAX_SCHOOL_NAME = 100

export interface SchoolsQuery {
  /** A part of a present or former name; '' for all. */
  readonly keyword: string
  /** From 1. */
  readonly page: number
}

export const ALL_SCHOOLS: SchoolsQuery = { keyword: '', page: 1 }

/** A school, for administrators. R-people-8. */
export interface ListedSchool {
  readonly id: number
  readonly name: string
  /** Former names and names of merged schools, latest first. */
  readonly formerNames: readonly string[]
  /** Number of people; for a closed school, of those who would return when it is reopened. */
  readonly people: number
  readonly closed: boolean
  /** Quota for own files of each of its people in GB; 0 if the general one applies. */
  readonly quota: number
}

export interface SchoolList {
  readonly page: Page<ListedSchool>
  /** The user administers the platform: may also add, merge and close schools. */
  readonly platform: boolean
}

/** A list of schools, with those that a school may be merged into. */
export interface SchoolsRead extends SchoolList {
  readonly targets: readonly Organisation[]
}

/** The merge of one school into another. */
export interface SchoolMerge {
  readonly id: number
  readonly into: number
}

/** The numbers of things that a merge would move. */
export interface SchoolMoves {
  readonly people: number
  readonly contents: number
  readonly drafts: number
  readonly livePlans: number
  /** Requests to share files with the school's library. */
  readonly requests: number
  readonly notices: number
}

export interface SchoolRename {
  readonly id: number
  /** The name that the user saw. */
  readonly seen: string
  readonly name: string
}

export interface SchoolClosing {
  readonly id: number
  readonly closed: boolean
}

export interface SchoolQuota {
  readonly id: number
  /** The quota that the user saw. */
  readonly seen: number
  readonly quota: number
}

/** A change of schools. */
export type SchoolAct =
  | { readonly kind: 'add'; readonly name: string }
  | ({ readonly kind: 'rename' } & SchoolRename)
  | ({ readonly kind: 'close' } & SchoolClosing)
  | ({ readonly kind: 'quota' } & SchoolQuota)
  | ({ readonly kind: 'merge' } & SchoolMerge)

/** The act as it is sent; null without a name. */
export const trimmedAct = (act: SchoolAct): SchoolAct | null => {
  if (!('name' in act)) return act
  const name = act.name.trim()
  return name === '' ? null : { ...act, name }
}
