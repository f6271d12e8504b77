import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { PublishingNotice } from '#domain/release/publishing-notice.ts'

/** What others decided about what the user published or asked for. R-question-7. */
export interface PublishingNoticePort {
  /** Those that are not put away yet, the newest first; at most 50. */
  notices(signal: AbortSignal): Promise<Result<readonly PublishingNotice[], Failure>>
  /** Puts these away. */
  see(ids: readonly number[], signal: AbortSignal): Promise<Result<true, Failure>>
}
