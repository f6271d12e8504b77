import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Hashed } from '#domain/upload/upload.events.ts'

/** Hashes a file of any size without blocking the page. */
export interface ContentHash {
  /**
   * SHA-256, hexadecimal; null for what cannot be read any more. `progressed` hears shares from 0 to 1. Fails as unreachable where
   * the code for it could not be fetched.
   */
  hash(
    content: Blob,
    progressed: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<Hashed, Failure>>
}
