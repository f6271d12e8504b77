import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Hashed } from '#domain/upload/upload.events.ts'

/** Hashes a file of any size without blocking the page. */
export interface ContentHash {
  /**
   * SHA-256 in hexadecimal; null if the file cannot be read any more. `progressed` is called with the hashed
   * share, 0 to 1. Fails with `unreachable` if the code of the hash could not be loaded.
   */
  hash(
    content: Blob,
    progressed: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<Hashed, Failure>>
}
