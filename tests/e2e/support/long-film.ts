import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What the reference server names as the size of a part. */
const PART = 8 * 1024 * 1024

/** A film that plays, of two and a half parts: behind it stands what players pass over, and nobody else has. */
export const longFilm = (): Buffer => {
  const played = readFileSync('demo/files/lessons/chemistry-senior-sodium-video.mp4')
  const size = 2.5 * PART - played.length
  const head = Buffer.from('\0\0\0\0free', 'latin1')
  head.writeUInt32BE(size)
  return Buffer.concat([played, head, randomBytes(size - head.length)])
}
