import type { Job, JobScope } from '#domain/job/job.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Background jobs of the server. */
export interface JobsPort {
  /** The newest first. `forbidden` for a school where the user may not review. */
  jobs(scope: JobScope, signal: AbortSignal): Promise<Result<Page<Job>, Failure>>
  /** Cancels a waiting or running job; `conflict` if it has ended. */
  cancel(id: string, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Repeats a failed or cancelled job; `conflict` in any other state. */
  runAgain(id: string, signal: AbortSignal): Promise<Result<true, Failure>>
}
