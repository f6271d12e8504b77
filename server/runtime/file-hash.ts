import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/** The SHA-256 of a file of this machine, however large it is. */
export const hashOfFile = async (place: string): Promise<Buffer> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(place), hash)
  return hash.digest()
}
