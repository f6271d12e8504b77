import type { Hashed } from '#domain/upload/upload.events.ts'

/** Looks through a file of any size and holds up nobody. */
export interface ContentHash {
  /** SHA-256, hexadecimal; null for what cannot be read any more. `progressed` hears shares from 0 to 1. */
  hash(content: Blob, progressed: (share: number) => void, signal: AbortSignal): Promise<Hashed>
}
