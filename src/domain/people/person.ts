import type { Organisation } from '../session/organisation.ts'

/** Which people to list; `firstPassword`: those who have not replaced their first password yet. */
export type PeopleShown = 'any' | 'active' | 'disabled' | 'firstPassword'

export const PEOPLE_SHOWN: readonly PeopleShown[] = ['any', 'active', 'disabled', 'firstPassword']

export interface PeopleQuery {
  /** A part of a name, its pinyin or initials, the beginning of an account or its last digits; '' for everybody. */
  readonly keyword: string
  /** 0 for all schools that the user administers. */
  readonly organisationId: number
  readonly shown: PeopleShown
  /** From 1. */
  readonly page: number
}

/** The longest list; further people are found by a name, an account or a school. */
export const PEOPLE_LISTED = 10_000

export const EVERYBODY: PeopleQuery = { keyword: '', organisationId: 0, shown: 'any', page: 1 }

export const PEOPLE_PAGE_SIZE = 20

/** A person in the list of people. */
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
  /** The account is scheduled to be erased. */
  readonly leaving: boolean
  readonly administrator: boolean
}

/** A role: its flags and menus, named as in the answer of the current user (R-session-14). */
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

/** The schools and roles that the user may administer. R-people-1. */
export interface Managed {
  /** The user administers the platform: all schools and platform rights. */
  readonly platform: boolean
  readonly schools: readonly Organisation[]
  readonly roles: readonly GivenRole[]
}

/** A right for all schools. */
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
  /** Increases with every change, for optimistic locking. */
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
  /** Signs in with a second factor (R-session-21). */
  readonly secondFactor: boolean
  /** The person's schools that the user administers. */
  readonly schools: readonly HeldSchool[]
  /** The person also belongs to schools that the user does not administer. */
  readonly elsewhere: boolean
  /** The person is the user. */
  readonly self: boolean
  readonly can: { readonly edit: boolean; readonly disable: boolean; readonly reset: boolean }
  /** Individual quota for own files in GB; 0 if the quota of the schools or the general one applies. */
  readonly quota: number
  /** Used and total storage in bytes. */
  readonly space: { readonly used: number; readonly quota: number }
  /** Number of open sessions. */
  readonly devices: number
  /** Last activity, ISO 8601; '' if that is no longer recorded. */
  readonly seenAt: string
}
