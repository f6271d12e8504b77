import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { type Sandbox, unboxed } from '../../runtime/sandbox.ts'

/** The programs that read films and make others of them, and what they are shut in by. */
export interface FilmTools {
  readonly ffmpeg: string
  readonly ffprobe: string
  readonly sandbox: Sandbox
}

/**
 * Said before a file that people brought: it is read as what holds films and sound, and leads nowhere. A playlist that calls
 * itself a film would have ffmpeg read other files of this machine.
 */
export const OF_PEOPLE = [
  ...['-protocol_whitelist', 'file'],
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,asf,ogg,wav,mp3,aac,flac',
] as const

const runs = (place: string): Promise<boolean> =>
  access(place, constants.X_OK).then(
    () => true,
    () => false,
  )

/** The named ffmpeg, else the first of that name on the PATH, with the ffprobe beside it; null when one is missing or for `off`. */
export const findFilmTools = async (
  named: string,
  path = process.env['PATH'] ?? '',
  sandbox: Sandbox = unboxed,
): Promise<FilmTools | null> => {
  if (named === 'off') return null
  const places = isAbsolute(named) ? [named] : path.split(delimiter).map((folder) => join(folder, named))
  for (const ffmpeg of places) {
    const ffprobe = join(dirname(ffmpeg), 'ffprobe')
    if ((await runs(ffmpeg)) && (await runs(ffprobe))) return { ffmpeg, ffprobe, sandbox }
  }
  return null
}
