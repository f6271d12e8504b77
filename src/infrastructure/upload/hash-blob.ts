import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

const PART_BYTES = 4 * 1024 * 1024

/** SHA-256 of a file of any size, a part at a time; null for what cannot be read. */
export const hashBlob = async (
  content: Blob,
  progressed: (share: number) => void,
  isStopped: () => boolean,
): Promise<string | null> => {
  const hash = sha256.create()
  try {
    for (let at = 0; at < content.size && !isStopped(); at += PART_BYTES) {
      hash.update(new Uint8Array(await content.slice(at, at + PART_BYTES).arrayBuffer()))
      progressed(Math.min(1, (at + PART_BYTES) / content.size))
    }
  } catch {
    return null
  }
  return bytesToHex(hash.digest())
}
