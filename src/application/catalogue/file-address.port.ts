import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/**
 * Short-lived addresses of files. They need no session, so that a refusal is never an expiry of the session.
 */
export interface FileAddressPort {
  /**
   * Whether an address still works (`holds`) or has expired (`over`), without downloading the file. Rejects
   * only when aborted.
   */
  check(address: string, signal: AbortSignal): Promise<Result<'holds' | 'over', Failure>>
}
