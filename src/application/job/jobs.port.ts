import type { Job, JobScope } from '#domain/job/job.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'

/** What the server does in the background. */
export interface JobsPort {
  /** The newest first. Forbidden for a school where the user may not review. */
  jobs(scope: JobScope, signal: AbortSignal): Promise<Result<Page<Job>, Failure>>
  /** Ends one that waits or runs; a conflict for one that has ended. */
  cancel(id: string, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Has one that failed or was cancelled done again; a conflict in any other state. */
  runAgain(id: string, signal: AbortSignal): Promise<Result<true, Failure>>
}
