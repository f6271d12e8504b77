import type { Organisation } from '../session/organisation.ts'

/** Which people a list has; `firstPassword` has not chosen a password since one was given. */
export type PeopleShown = 'any' | 'active' | 'disabled' | 'firstPassword'

export const PEOPLE_SHOWN: readonly PeopleShown[] = ['any', 'active', 'disabled', 'firstPassword']

export interface PeopleQuery {
  /** A part of a name, its pinyin or initials, the beginning of an account or its last digits; '' for everybody. */
  readonly keyword: string
  /** 0 for all schools that one administers. */
  readonly organisationId: number
  readonly shown: PeopleShown
  /** From 1. */
  readonly page: number
}

/** The latest of them are listed; who is not among them is found by a name, an account or a school. */
export const PEOPLE_LISTED = 10_000

export const EVERYBODY: PeopleQuery = { keyword: '', organisationId: 0, shown: 'any', page: 1 }

export const PEOPLE_PAGE_SIZE = 20

/** Somebody in a list of those who administer people. */
export interface ListedPerson {
  readonly id: number
  readonly name: string
  /** '' for authors who never sign in. */
  readonly account: string
  /** '' for none. */
  readonly title: string
  /** '' for none. */
  readonly roleName: string
  readonly schoolNames: readonly string[]
  readonly disabled: boolean
  readonly firstPassword: boolean
  /** Asked for the account to be erased, which waits. */
  readonly leaving: boolean
  readonly administrator: boolean
}

/** A role that people get: its flags and menus in the words of the current user (R-session-14). */
export interface GivenRole {
  readonly id: number
  readonly name: string
  readonly staysHome: boolean
  readonly schoolLibrary: boolean
  readonly paperComposition: boolean
  readonly menus: readonly {
    readonly name: string
    readonly items: readonly { readonly name: string; readonly parameter: string }[]
  }[]
}

/** What somebody may administer. R-people-1. */
export interface Managed {
  /** All schools, and the rights for all. */
  readonly platform: boolean
  readonly schools: readonly Organisation[]
  readonly roles: readonly GivenRole[]
}

/** What somebody may do for all schools. */
export type PlatformRight = 'none' | 'reviewer' | 'administrator'

export const PLATFORM_RIGHTS: readonly PlatformRight[] = ['none', 'reviewer', 'administrator']

/** A school of a person, with the rights there. */
export interface HeldSchool {
  readonly id: number
  readonly name: string
  readonly review: boolean
  readonly administer: boolean
}

/** One person as an administrator sees them. */
export interface Person {
  readonly id: number
  /** Grows with every change: what is changed is what was seen. */
  readonly rowVersion: number
  readonly name: string
  /** '' for authors who never sign in. */
  readonly account: string
  readonly title: string
  /** 0 for none. */
  readonly roleId: number
  readonly platformRight: PlatformRight
  readonly disabled: boolean
  readonly firstPassword: boolean
  /** Gives a code besides the password when signing in (R-session-21). */
  readonly secondFactor: boolean
  /** Those that one administers. */
  readonly schools: readonly HeldSchool[]
  /** Belongs to further schools. */
  readonly elsewhere: boolean
  /** The one who looks. */
  readonly self: boolean
  readonly can: { readonly edit: boolean; readonly disable: boolean; readonly reset: boolean }
  /** Room of their own for own files, in GB; 0 for that of the schools, or of everybody. */
  readonly quota: number
  /** Of the room that they have, in bytes. */
  readonly space: { readonly used: number; readonly quota: number }
  /** Open sessions. */
  readonly devices: number
  /** When last heard of, in ISO 8601; '' where that was too long ago to be known. */
  readonly seenAt: string
}
