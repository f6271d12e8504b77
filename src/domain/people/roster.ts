import type { Page } from '../kernel/page.ts'

/** What a roster says of somebody: no account yet, another now, not in it any more, to be looked at, not to be read. */
export type RosterKind = 'added' | 'changed' | 'gone' | 'doubtful' | 'refused'

export const ROSTER_KINDS: readonly RosterKind[] = ['added', 'changed', 'doubtful', 'gone', 'refused']

export type RosterField = 'name' | 'title' | 'role' | 'school' | 'review' | 'access' | 'mobile'

/** What became of an entry; left where somebody was faster, or it is not one's to change any more. */
export type RosterOutcome = 'none' | 'done' | 'left'

/** Bytes; a larger one the server does not take. */
export const MAX_ROSTER_BYTES = 10 * 1024 * 1024

export const ROSTER_PAGE_SIZE = 20

/** A roster as it lies on this device. */
export interface RosterFile {
  readonly name: string
  readonly content: Blob
}

export interface RosterTally {
  readonly kind: RosterKind
  readonly total: number
  readonly chosen: number
}

/** A roster that was compared with who is there, and how far it is. R-people-7. */
export interface Roster {
  readonly id: number
  readonly fileName: string
  readonly stage: 'compared' | 'applying' | 'applied'
  /** What was put right in the file, and what of it has no place here. */
  readonly remarks: readonly string[]
  /** People of whom it says what is so already. */
  readonly same: number
  readonly kinds: readonly RosterTally[]
  readonly done: number
  readonly left: number
  /** First passwords are still told by the report. */
  readonly passwords: boolean
}

/** One person of a roster, or of the school and not in it. */
export interface RosterEntry {
  readonly id: number
  readonly kind: RosterKind
  /** '' for who is not in it. */
  readonly place: string
  readonly name: string
  readonly account: string
  readonly title: string
  readonly roleName: string
  readonly schoolNames: readonly string[]
  /** In words; '' for none. */
  readonly changes: readonly { readonly field: RosterField; readonly from: string; readonly to: string }[]
  readonly reasons: readonly string[]
  readonly chosen: boolean
  /** Of the same name with another number, which may have become this one: to be answered before it is chosen. */
  readonly namesakes: readonly { readonly id: number; readonly account: string }[]
  /** Which of them it is; 0 for somebody else. */
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
  /** None for all of the kind but those that have a namesake. */
  readonly entries: readonly number[]
  readonly chosen: boolean
  /** Of one entry: which of its namesakes it is, 0 for none; null where that is not answered. */
  readonly sameAs: number | null
}

/** The entries once a choice of their kind is stored. */
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

/** How many entries are to be applied. */
export const chosenIn = (roster: Roster): number => roster.kinds.reduce((sum, { chosen }) => sum + chosen, 0)

/** The first kind of which there is any, in the order in which they are shown. */
export const firstKind = (roster: Roster): RosterKind =>
  ROSTER_KINDS.find((kind) => tallyOf(roster, kind).total > 0) ?? 'added'

export const NO_ENTRIES: Page<RosterEntry> = { index: 1, size: ROSTER_PAGE_SIZE, total: 0, items: [] }
