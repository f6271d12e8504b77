import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PublishingNotice } from '#domain/release/publishing-notice.ts'

/** Publishing notices: decisions of others about the user's publications and requests. R-question-7. */
export interface PublishingNoticePort {
  /** Notices that are not dismissed yet, newest first; at most 50. */
  notices(signal: AbortSignal): Promise<Result<readonly PublishingNotice[], Failure>>
  /** Dismisses notices. */
  see(ids: readonly number[], signal: AbortSignal): Promise<Result<true, Failure>>
}
