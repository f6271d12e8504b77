import * as z from 'zod/mini'
import { JOB_REASON } from '#contract/job.ts'
import type { JobReason } from '../job/job-kind.ts'
import { type FilmTools, OF_PEOPLE } from './film-tools.ts'
import { runProgram } from './run-program.ts'

/** What a film is made of, as it is shown. */
export interface FilmShape {
  /** Seconds, more than 0. */
  readonly duration: number
  /** Pixels; null for sound alone. */
  readonly picture: { readonly width: number; readonly height: number } | null
  readonly hasSound: boolean
}

export interface Unreadable {
  readonly refused: JobReason
}

/** Longer than this is no lesson. */
export const MAX_FILM_SECONDS = 6 * 3600

const numeral = z.optional(z.coerce.number<string>())
const answer = z.object({
  format: z.optional(z.object({ format_name: z.optional(z.string()), duration: numeral })),
  streams: z.optional(
    z.array(
      z.object({
        codec_type: z.optional(z.string()),
        codec_name: z.optional(z.string()),
        width: z.optional(z.number()),
        height: z.optional(z.number()),
        duration: numeral,
        disposition: z.optional(z.object({ attached_pic: z.optional(z.number()) })),
        side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
      }),
    ),
  ),
})

type Stream = NonNullable<z.output<typeof answer>['streams']>[number]

/** A file that begins as a film does and ends too soon, as ffmpeg complains about it. */
const BROKEN_OFF = /moov atom not found|truncat|partial file|end of file|error reading header/i
/** Pictures and texts, which ffmpeg reads as films of one picture. */
const NO_FILMS = /(^|,)(image2|gif|apng|tty|ico)\b|_pipe$/

const isLying = ({ side_data_list: sides = [] }: Stream): boolean =>
  sides.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90)

const pictureOf = (stream: Stream): FilmShape['picture'] => {
  const { width = 0, height = 0 } = stream
  if (width < 2 || height < 2) return null
  return isLying(stream) ? { width: height, height: width } : { width, height }
}

/** What ffprobe tells of a file that it could read. */
export const shapeIn = (told: string): FilmShape | Unreadable => {
  const { format, streams = [] } = z.parse(answer, JSON.parse(told))
  const shown = streams.filter(
    ({ codec_type: type, disposition }) =>
      type === 'audio' || (type === 'video' && disposition?.attached_pic !== 1),
  )
  if (shown.length === 0 || NO_FILMS.test(format?.format_name ?? '')) return { refused: JOB_REASON.notAFilm }
  const known = shown.filter(({ codec_name: name = 'unknown' }) => name !== 'unknown' && name !== 'none')
  const video = known.find(({ codec_type: type }) => type === 'video')
  const hasSound = known.some(({ codec_type: type }) => type === 'audio')
  const wantsPicture = shown.some(({ codec_type: type }) => type === 'video')
  if (known.length === 0 || (wantsPicture && video === undefined))
    return { refused: JOB_REASON.unknownCoding }
  const duration = format?.duration ?? Math.max(...known.map((stream) => stream.duration ?? 0))
  if (!(duration > 0)) return { refused: JOB_REASON.damaged }
  if (duration > MAX_FILM_SECONDS) return { refused: JOB_REASON.filmTooLong }
  const picture = video === undefined ? null : pictureOf(video)
  if (video !== undefined && picture === null) return { refused: JOB_REASON.damaged }
  return { duration, picture, hasSound }
}

/** Reads what a file holds, or says why it is no film that can be shown. */
export const probeFilm = async (
  { ffprobe, sandbox }: FilmTools,
  place: string,
  signal: AbortSignal,
): Promise<FilmShape | Unreadable> => {
  const asked = [
    ...OF_PEOPLE,
    '-v',
    'error',
    '-print_format',
    'json',
    '-show_format',
    '-show_streams',
  ] as const
  const { code, output, complaint } = await runProgram(
    sandbox([ffprobe, ...asked, '--', place], { reads: [place], writes: [] }),
    signal,
  )
  if (code === 0) return shapeIn(output)
  return { refused: BROKEN_OFF.test(complaint) ? JOB_REASON.damaged : JOB_REASON.notAFilm }
}
