import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import type { Managed } from './person.ts'
import type {
  ReportedEntry,
  Roster,
  RosterChoice,
  RosterEntry,
  RosterFile,
  RosterKind,
  RosterWanted,
} from './roster.ts'

export interface OpenOffice {
  readonly managed: Managed
  /** Null for none. */
  readonly roster: Roster | null
  /**
   * The file chosen before a reload or an expiry and not compared yet; null if there is none. R-session-19.
   */
  readonly left: RosterWanted | null
}

export type OpenedOffice = Result<OpenOffice, Failure>
export type ReadRoster = Result<Roster, Failure>
export type LoadedEntries = Result<Page<RosterEntry>, Failure>
export type ReportedRoster = Result<readonly ReportedEntry[], Failure>

export interface RosterContext {
  /** Null until it has been read. */
  readonly managed: Managed | null
  /** The school for lines that name none; 0 for none. */
  readonly organisationId: number
  readonly file: RosterFile | null
  /** The file that was chosen is larger than a roster may be. */
  readonly tooLarge: boolean
  readonly roster: Roster | null
  readonly kind: RosterKind
  /** The entries as the server has stored them. */
  readonly page: Page<RosterEntry>
  /** Choices that are not stored yet; the first is being sent. */
  readonly choices: readonly RosterChoice[]
  /** A command given meanwhile; null for none. */
  readonly next: RosterNext | null
  readonly failure: Failure | null
}

export type RosterEvent =
  | { type: 'roster.chooseSchool'; organisationId: number }
  | { type: 'roster.read'; file: RosterFile }
  | { type: 'roster.stop' }
  | { type: 'roster.show'; kind: RosterKind; page: number }
  /**
   * Chooses entries of the shown kind; an empty list means all without namesakes. `sameAs` as in
   * RosterChoice.
   */
  | { type: 'roster.choose'; entries: readonly number[]; chosen: boolean; sameAs: number | null }
  | { type: 'roster.apply' }
  | { type: 'roster.report' }
  | { type: 'roster.close' }
  | { type: 'roster.reread' }

/** Commands that wait until all choices are stored. */
export type RosterNext = Extract<
  RosterEvent,
  { type: 'roster.show' | 'roster.apply' | 'roster.report' | 'roster.close' }
>

export type RosterEmitted = { type: 'roster.reported'; roster: Roster; entries: readonly ReportedEntry[] }
