import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** For a diagnosis. */
export interface ServerVersionPort {
  /** Which version of the product answers; '' for a backend that does not say. */
  version(signal: AbortSignal): Promise<Result<string, Failure>>
}
