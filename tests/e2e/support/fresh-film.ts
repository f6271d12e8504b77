import { readFileSync } from 'node:fs'

const FILM = 'demo/files/lessons/chemistry-senior-sodium-video.mp4'

/** A film behind which something else stands, so that it is another file. */
export const freshFilm = (more: string, film = FILM): Buffer => {
  const behind = Buffer.from(`\0\0\0\0free${more}`)
  behind.writeUInt32BE(behind.length)
  return Buffer.concat([readFileSync(film), behind])
}
