import type { Beginning, FirstStartState } from '#domain/first-start/first-start.ts'
import type { StepChoice, StepSoFar } from '#domain/first-start/first-steps.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Setting up a new installation that has no demo content. R-first-start-1. */
export interface FirstStartPort {
  /** What the secret of a set-up link still allows; needs no session. */
  check(secret: string, signal: AbortSignal): Promise<Result<FirstStartState, Failure>>
  /**
   * Creates the first administrator. `forbidden` if the link is wrong or used, `conflict` if the phone number
   * has an account; needs no session.
   */
  begin(beginning: Beginning, signal: AbortSignal): Promise<Result<true, Failure>>
  /**
   * The progress of the set-up steps that the user may take; `forbidden` for users who administer nothing.
   */
  steps(signal: AbortSignal): Promise<Result<readonly StepSoFar[], Failure>>
  /** Fails as `steps`. */
  skip(choice: StepChoice, signal: AbortSignal): Promise<Result<true, Failure>>
}
