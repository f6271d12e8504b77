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

/** Own files on their way into a school's library. Wire: ShareFileToSchoolAsync, GetContentTags. */
export interface SharePort {
  /** A school that one does not belong to is `forbidden`. */
  tags(organisationId: number, signal: AbortSignal): Answer<readonly ContentTag[]>
  /** What was chosen for a request, or (0) for the last one of all; null before the first. */
  choice(requestId: number, signal: AbortSignal): Answer<ShareChoice | null>
  /** Each file by itself; one that was turned down, taken back or changed since is handed in again. */
  share(wanted: ShareWanted, signal: AbortSignal): Answer<ShareOutcome>
  /** Takes back an undecided request or take-down request; `conflict` tells by whom it was meanwhile. */
  withdraw(share: SeenShare, signal: AbortSignal): Answer<true>
  /** Asks for what stands in the library to be taken down; a reviewer decides. `invalid` without words, `conflict` where it stands no more. */
  askTakeDown(share: SeenShare, reason: string, signal: AbortSignal): Answer<true>
  /** All that happened since the first request for this file and school, oldest first. */
  history(requestId: number, signal: AbortSignal): Answer<readonly ShareEvent[]>
}
