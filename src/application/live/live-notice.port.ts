import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { LiveNotice } from '#domain/live/live-notice.ts'

/** What is told to those who reserved lessons. Wire: getlivenotices, seelivenotices. */
export interface LiveNoticePort {
  /** Those not seen yet, the newest first. */
  notices(signal: AbortSignal): Promise<Result<readonly LiveNotice[], Failure>>
  /** Those of others and unknown ones change nothing. */
  see(ids: readonly number[], signal: AbortSignal): Promise<Result<true, Failure>>
}
