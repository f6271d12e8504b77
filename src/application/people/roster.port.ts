import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type {
  ReportedEntry,
  Roster,
  RosterChoice,
  RosterEntry,
  RosterView,
  RosterWanted,
} from '#domain/people/roster.ts'

/**
 * Rosters, for administrators of people; `forbidden` for everybody else, `missing` for a roster of another
 * user. R-people-7.
 */
export interface RosterPort {
  /** The user's open roster; null if there is none. */
  open(signal: AbortSignal): Promise<Result<Roster | null, Failure>>
  /**
   * Compares a file with the existing people; `invalid` if it is not a roster, `conflict` while another
   * roster is being applied.
   */
  compare(wanted: RosterWanted, signal: AbortSignal): Promise<Result<Roster, Failure>>
  /** One page of entries, in the order of the file. */
  entries(view: RosterView, signal: AbortSignal): Promise<Result<Page<RosterEntry>, Failure>>
  /** Chooses the entries to apply; `conflict` once applying has begun. */
  choose(choice: RosterChoice, signal: AbortSignal): Promise<Result<Roster, Failure>>
  /** Applies the next batch and answers the progress; to be called again until the stage is `applied`. */
  apply(id: Roster['id'], signal: AbortSignal): Promise<Result<Roster, Failure>>
  /** All entries with their outcomes, and with the first passwords until the roster is closed. */
  report(id: Roster['id'], signal: AbortSignal): Promise<Result<readonly ReportedEntry[], Failure>>
  /** Closes the roster and deletes its first passwords; `conflict` while it is being applied. */
  close(id: Roster['id'], signal: AbortSignal): Promise<Result<true, Failure>>
}
