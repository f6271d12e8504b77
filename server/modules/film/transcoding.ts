import { mkdir } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { ladderOf, type Rung } from './film-ladder.ts'
import type { FilmShape } from './film-probe.ts'
import { type FilmTools, OF_PEOPLE } from './film-tools.ts'
import { runProgram } from './run-program.ts'

const SEGMENT_SECONDS = 6
/** Of the film, where the pictures lie from which a cover is chosen. */
const POSTER_AT = [0.1, 0.3, 0.5, 0.7] as const
const POSTER_WIDTH = 1280

/** Half the machine, and one thread at least: films are watched meanwhile. */
const threads = (): string => String(Math.max(1, Math.floor(cpus().length / 2)))

/** The name of a poster in the folder of a stream; counts from 1. */
export const posterName = (index: number): string => `poster-${index}.jpg`

const pictureArguments = (rungs: readonly Rung[]): string[] => {
  if (rungs.length === 0) return []
  const names = rungs.map((_, index) => `[s${index}]`).join('')
  const scaled = rungs.map(
    ({ width, height }, index) => `[s${index}]scale=${width}:${height}:flags=bilinear,setsar=1[v${index}]`,
  )
  const each = rungs.flatMap(({ kilobits }, index) => [
    ...['-map', `[v${index}]`],
    ...[`-maxrate:v:${index}`, `${kilobits}k`, `-bufsize:v:${index}`, `${kilobits * 2}k`],
  ])
  return [
    ...['-filter_complex', [`[0:v:0]format=yuv420p,split=${rungs.length}${names}`, ...scaled].join(';')],
    ...each,
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '23'],
    // Every size can be changed for another at the beginning of a part.
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
  ]
}

const soundArguments = (count: number): string[] => [
  ...Array.from({ length: count }, () => ['-map', '0:a:0']).flat(),
  ...['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
]

/** Which streams of the output belong to one playlist. */
const streamMap = (pictures: number, hasSound: boolean): string => {
  if (pictures === 0) return 'a:0,name:sound'
  const of = (index: number) => (hasSound ? `v:${index},a:${index}` : `v:${index}`)
  return Array.from({ length: pictures }, (_, index) => `${of(index)},name:${index}`).join(' ')
}

/** What ffmpeg is told to make of a film: HLS (RFC 8216) with parts as fMP4, in the folder. */
export const transcodingArguments = (from: string, shape: FilmShape, folder: string): string[] => {
  const rungs = ladderOf(shape)
  return [
    ...['-nostdin', '-v', 'error', '-nostats', '-progress', 'pipe:1', '-threads', threads()],
    ...['-filter_threads', '1', '-filter_complex_threads', '1', ...OF_PEOPLE, '-i', from],
    ...pictureArguments(rungs),
    ...(shape.hasSound ? soundArguments(Math.max(1, rungs.length)) : []),
    ...['-threads', threads(), '-map_metadata', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_flags', 'independent_segments', '-hls_segment_type', 'fmp4'],
    ...['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', join(folder, '%v/part-%04d.m4s')],
    ...['-master_pl_name', 'master.m3u8', '-var_stream_map', streamMap(rungs.length, shape.hasSound)],
    join(folder, '%v/index.m3u8'),
  ]
}

/** Seconds of film that a line of `-progress` says are done; null for any other line. */
export const secondsDone = (line: string): number | null => {
  const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? []
  return microseconds === undefined ? null : Number(microseconds) / 1e6
}

interface Making {
  readonly from: string
  readonly shape: FilmShape
  /** Is made, and holds the stream when this resolves to true. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Percent. */
  readonly progress: (percent: number) => void
}

/** Makes the stream of a film; false when ffmpeg gives up on it, which `complain` is told about. */
export const makeStream = async (
  { ffmpeg, sandbox }: FilmTools,
  { from, shape, folder, signal, progress }: Making,
  complain: (complaint: string) => void,
): Promise<boolean> => {
  await mkdir(folder, { recursive: true })
  const { code, complaint } = await runProgram(
    sandbox([ffmpeg, ...transcodingArguments(from, shape, folder)], { reads: [from], writes: [folder] }),
    signal,
    (line) => {
      const seconds = secondsDone(line)
      if (seconds !== null) progress((seconds / shape.duration) * 95)
    },
  )
  if (code !== 0) complain(complaint)
  return code === 0
}

/** Makes pictures of a film to choose a cover from; answers how many came out. */
export const makePosters = async (
  { ffmpeg, sandbox }: FilmTools,
  { from, shape, folder, signal }: Making,
): Promise<number> => {
  if (shape.picture === null) return 0
  let made = 0
  for (const share of POSTER_AT) {
    const at = (shape.duration * share).toFixed(2)
    const scale = `scale='min(${POSTER_WIDTH},iw)':-2`
    const reading = ['-nostdin', '-v', 'error', '-threads', '1', '-ss', at, ...OF_PEOPLE, '-i', from]
    const picture = ['-frames:v', '1', '-vf', scale, '-q:v', '4', '-update', '1']
    const command = [ffmpeg, ...reading, ...picture, '-y', join(folder, posterName(made + 1))] as const
    const { code } = await runProgram(sandbox(command, { reads: [from], writes: [folder] }), signal)
    if (code === 0) made += 1
  }
  return made
}
