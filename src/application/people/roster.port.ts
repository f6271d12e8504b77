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

/** Rosters of those who administer people; forbidden for everybody else, missing for a roster that is not one's own. R-people-7. */
export interface RosterPort {
  /** One's own that is open; null for none. */
  open(signal: AbortSignal): Promise<Result<Roster | null, Failure>>
  /** Reads a file and compares it with who is there; invalid for one that is no roster, a conflict while another is being applied. */
  compare(wanted: RosterWanted, signal: AbortSignal): Promise<Result<Roster, Failure>>
  /** In the order of the file. */
  entries(view: RosterView, signal: AbortSignal): Promise<Result<Page<RosterEntry>, Failure>>
  /** What is to be applied; a conflict once it is being applied. */
  choose(choice: RosterChoice, signal: AbortSignal): Promise<Result<Roster, Failure>>
  /** The next piece, and how far it is then: to be asked again until it is applied. */
  apply(id: Roster['id'], signal: AbortSignal): Promise<Result<Roster, Failure>>
  /** All entries with what became of them, and the first passwords until it is closed. */
  report(id: Roster['id'], signal: AbortSignal): Promise<Result<readonly ReportedEntry[], Failure>>
  /** Puts it away with its first passwords; a conflict while it is being applied. */
  close(id: Roster['id'], signal: AbortSignal): Promise<Result<true, Failure>>
}
