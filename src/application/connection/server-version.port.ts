import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The version of the server, for the diagnosis. */
export interface ServerVersionPort {
  /** The product version of the server; '' if the backend does not name one. */
  version(signal: AbortSignal): Promise<Result<string, Failure>>
}
