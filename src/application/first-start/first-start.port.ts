import type { Beginning, FirstStartState } from '#domain/first-start/first-start.ts'
import type { StepChoice, StepSoFar } from '#domain/first-start/first-steps.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The beginning of an installation that has no demonstration. R-first-start-1. */
export interface FirstStartPort {
  /** What the secret of a link is good for; answers visitors. */
  check(secret: string, signal: AbortSignal): Promise<Result<FirstStartState, Failure>>
  /** Forbidden by a link that is another's or was used, a conflict for a number that has an account; answers visitors. */
  begin(beginning: Beginning, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Of what one administers; forbidden for who administers nothing. */
  steps(signal: AbortSignal): Promise<Result<readonly StepSoFar[], Failure>>
  /** Forbidden as for `steps`. */
  skip(choice: StepChoice, signal: AbortSignal): Promise<Result<true, Failure>>
}
