import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { SeenShare } from '#domain/private-file/own-file.ts'
import type {
  ContentTag,
  ShareChoice,
  ShareEvent,
  ShareOutcome,
  ShareWanted,
} from '#domain/private-file/share.ts'

type Answer<T> = Promise<Result<T, Failure>>

/** Sharing own files with a school's library. Wire: ShareFileToSchoolAsync, GetContentTags. */
export interface SharePort {
  /** The tags to choose from; `forbidden` for a school that the user does not belong to. */
  tags(organisationId: number, signal: AbortSignal): Answer<readonly ContentTag[]>
  /** The choices made for a request (0: the user's last one); null if there is no request yet. */
  choice(requestId: number, signal: AbortSignal): Answer<ShareChoice | null>
  /**
   * Shares each file independently; a file that was declined, taken back or changed since is submitted again.
   */
  share(wanted: ShareWanted, signal: AbortSignal): Answer<ShareOutcome>
  /**
   * Takes back an undecided request to share or to take down; `conflict`, with the person named, if it was
   * decided meanwhile.
   */
  withdraw(share: SeenShare, signal: AbortSignal): Answer<true>
  /**
   * Asks the reviewers to take a file out of the library. `invalid` without a reason, `conflict` if the file
   * is not there any more.
   */
  askTakeDown(share: SeenShare, reason: string, signal: AbortSignal): Answer<true>
  /** All events since the first request for this file and school, oldest first. */
  history(requestId: number, signal: AbortSignal): Answer<readonly ShareEvent[]>
}
