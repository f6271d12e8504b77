import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** The short-lived addresses of files, which need no session: nothing here signs anybody out. */
export interface FileAddressPort {
  /** Whether an address holds, or leads nowhere any more; what stands there is not fetched. Rejects only when it is aborted. */
  check(address: string, signal: AbortSignal): Promise<Result<'holds' | 'over', Failure>>
}
