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
  /** What was chosen before a reload or an expiry and not compared yet; null for nothing. R-session-19. */
  readonly left: RosterWanted | null
}

export type OpenedOffice = Result<OpenOffice, Failure>
export type ReadRoster = Result<Roster, Failure>
export type LoadedEntries = Result<Page<RosterEntry>, Failure>
export type ReportedRoster = Result<readonly ReportedEntry[], Failure>

export interface RosterContext {
  /** Null until it is known. */
  readonly managed: Managed | null
  /** The school of lines that name none; 0 for none. */
  readonly organisationId: number
  readonly file: RosterFile | null
  /** The file that was chosen is larger than a roster may be. */
  readonly tooLarge: boolean
  readonly roster: Roster | null
  readonly kind: RosterKind
  /** As it is stored. */
  readonly page: Page<RosterEntry>
  /** What was chosen and is not stored yet; the first is on its way. */
  readonly choices: readonly RosterChoice[]
  /** What was pressed meanwhile; null for nothing. */
  readonly next: RosterNext | null
  readonly failure: Failure | null
}

export type RosterEvent =
  | { type: 'roster.chooseSchool'; organisationId: number }
  | { type: 'roster.read'; file: RosterFile }
  | { type: 'roster.stop' }
  | { type: 'roster.show'; kind: RosterKind; page: number }
  /** Entries of the kind that is shown; none for all of them but those who have a namesake. `sameAs` as in RosterChoice. */
  | { type: 'roster.choose'; entries: readonly number[]; chosen: boolean; sameAs: number | null }
  | { type: 'roster.apply' }
  | { type: 'roster.report' }
  | { type: 'roster.close' }
  | { type: 'roster.reread' }

/** What waits until everything that was chosen is stored. */
export type RosterNext = Extract<
  RosterEvent,
  { type: 'roster.show' | 'roster.apply' | 'roster.report' | 'roster.close' }
>

export type RosterEmitted = { type: 'roster.reported'; roster: Roster; entries: readonly ReportedEntry[] }
