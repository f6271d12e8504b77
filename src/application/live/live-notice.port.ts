import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LiveNotice } from '#domain/live/live-notice.ts'

/** Notices to users who reserved live lessons. Wire: getlivenotices, seelivenotices. */
export interface LiveNoticePort {
  /** Unseen notices, newest first. */
  notices(signal: AbortSignal): Promise<Result<readonly LiveNotice[], Failure>>
  /** Marks notices as seen; unknown ids and those of other users are ignored. */
  see(ids: readonly number[], signal: AbortSignal): Promise<Result<true, Failure>>
}
