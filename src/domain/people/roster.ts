import type { Page } from '../kernel/page.ts'

/**
 * The result of the comparison for one person: new; with changes; missing in the file; in doubt; unreadable.
 */
export type RosterKind = 'added' | 'changed' | 'gone' | 'doubtful' | 'refused'

export const ROSTER_KINDS: readonly RosterKind[] = ['added', 'changed', 'doubtful', 'gone', 'refused']

export type RosterField = 'name' | 'title' | 'role' | 'school' | 'review' | 'access' | 'mobile'

/**
 * The outcome of an entry; `left`: somebody else changed the person first, or the user may not change it any
 * more.
 */
export type RosterOutcome = 'none' | 'done' | 'left'

/** The largest file that the server accepts, in bytes. */
export const MAX_ROSTER_BYTES = 10 * 1024 * 1024

export const ROSTER_PAGE_SIZE = 20

/** A roster file on this device. */
export interface RosterFile {
  readonly name: string
  readonly content: Blob
}

export interface RosterTally {
  readonly kind: RosterKind
  readonly total: number
  readonly chosen: number
}

/** A roster that was compared with the existing people, with the progress of applying it. R-people-7. */
export interface Roster {
  readonly id: number
  readonly fileName: string
  readonly stage: 'compared' | 'applying' | 'applied'
  /** Corrections made while reading the file, and columns that were ignored. */
  readonly remarks: readonly string[]
  /** Number of people without changes. */
  readonly same: number
  readonly kinds: readonly RosterTally[]
  readonly done: number
  readonly left: number
  /** The report still contains first passwords. */
  readonly passwords: boolean
}

/** A person in the roster, or in the school but not in the roster. */
export interface RosterEntry {
  readonly id: number
  readonly kind: RosterKind
  /** The place in the file; '' if the person is not in it. */
  readonly place: string
  readonly name: string
  readonly account: string
  readonly title: string
  readonly roleName: string
  readonly schoolNames: readonly string[]
  /** Old and new value as text; '' for none. */
  readonly changes: readonly { readonly field: RosterField; readonly from: string; readonly to: string }[]
  readonly reasons: readonly string[]
  readonly chosen: boolean
  /**
   * Existing people of the same name with another phone number; the user must say whether one of them is this
   * person.
   */
  readonly namesakes: readonly { readonly id: number; readonly account: string }[]
  /** The namesake that is this person; 0 if none of them is. */
  readonly sameAs: number
  readonly outcome: RosterOutcome
}

export interface ReportedEntry extends RosterEntry {
  /** '' for none. */
  readonly password: string
}

export interface RosterWanted {
  readonly file: RosterFile
  /** The school of lines that name none; 0 for none. */
  readonly organisationId: number
}

export interface RosterView {
  readonly id: number
  readonly kind: RosterKind
  /** From 1. */
  readonly page: number
}

export interface RosterChoice {
  readonly id: number
  readonly kind: RosterKind
  /** An empty list means all entries of the kind without namesakes. */
  readonly entries: readonly number[]
  readonly chosen: boolean
  /** For a single entry: the namesake that it is, 0 for none of them; null if that is not being answered. */
  readonly sameAs: number | null
}

/** Applies a choice to the entries of its kind. */
export const withRosterChoice = (
  page: Page<RosterEntry>,
  { entries, chosen, sameAs }: RosterChoice,
): Page<RosterEntry> => {
  const isMeant = ({ id, namesakes }: RosterEntry) =>
    entries.length === 0 ? namesakes.length === 0 : entries.includes(id)
  return {
    ...page,
    items: page.items.map((it) => (isMeant(it) ? { ...it, chosen, sameAs: sameAs ?? it.sameAs } : it)),
  }
}

export const tallyOf = (roster: Roster, kind: RosterKind): RosterTally =>
  roster.kinds.find((tally) => tally.kind === kind) ?? { kind, total: 0, chosen: 0 }

/** Number of chosen entries. */
export const chosenIn = (roster: Roster): number => roster.kinds.reduce((sum, { chosen }) => sum + chosen, 0)

/** The first kind with entries, in display order. */
export const firstKind = (roster: Roster): RosterKind =>
  ROSTER_KINDS.find((kind) => tallyOf(roster, kind).total > 0) ?? 'added'

export const NO_ENTRIES: Page<RosterEntry> = { index: 1, size: ROSTER_PAGE_SIZE, total: 0, items: [] }
