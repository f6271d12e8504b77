import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Store, StoredFile } from '../output/store.ts'
import { exact, type FilmSource, ffmpeg, spoken } from './ffmpeg.ts'

export interface Stream {
  readonly master: string
  readonly files: readonly StoredFile[]
}

/** `ladder`: two renditions in segments of four seconds; `whole`: the film as it is, cut where its slides begin. */
export type StreamKind = 'ladder' | 'whole'

/** The films are drawn five times a second. */
const FRAMES = 5

const filesBelow = (store: Store, folder: string): readonly string[] =>
  readdirSync(join(store.root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(store.root.length + 1))
    .sort()

const coded = (seconds: number): readonly string[] => {
  const frames = String(seconds * FRAMES)
  // Without B frames the picture begins when the sound does.
  const keys = ['-g', frames, '-keyint_min', frames, '-sc_threshold', '0', '-bf', '0']
  return ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'stillimage', '-profile:v', 'main', ...keys]
}

const ladder = (picture: string): readonly string[] => [
  ...['-filter_complex', `[0:v]${picture},split[a][b];[b]scale=640:360:flags=lanczos[c]`],
  ...['-map', '[a]', '-map', '1:a', '-map', '[c]', '-map', '1:a', ...coded(4)],
  ...['-crf:v:0', '32', '-crf:v:1', '34', '-maxrate:v:0', '400k', '-bufsize:v:0', '800k'],
  ...['-maxrate:v:1', '160k', '-bufsize:v:1', '320k'],
]

const SECONDS = 4

/** As long as the picture, so that a stream that begins anew after its end has no hole there. */
const laddered = ({ inputs, picture, sound }: FilmSource, duration: number): readonly string[] => [
  ...[...inputs, ...ladder(picture), '-af', `${sound},apad`, ...spoken],
  ...['-t', String(duration), '-flags:a', '+bitexact', ...exact],
]

const whole = (film: string): readonly string[] => [
  '-i',
  film,
  '-c',
  'copy',
  '-map',
  '0:v',
  '-map',
  '0:a',
  ...exact,
]

const NAMES: Readonly<Record<StreamKind, readonly string[]>> = {
  ladder: ['720p', '360p'],
  whole: ['720p'],
}

/** The film once more, `duration` seconds of it, as fMP4, cut at key frames, under one master playlist. */
export const hls = (
  store: Store,
  source: FilmSource,
  film: string,
  duration: number,
  folder: string,
  kind: StreamKind,
): Stream => {
  const names = NAMES[kind]
  rmSync(join(store.root, folder), { recursive: true, force: true })
  for (const rendition of names) store.place(`${folder}/${rendition}/index.m3u8`)
  const to = join(store.root, folder)
  ffmpeg(
    ...(kind === 'ladder' ? laddered(source, duration) : whole(film)),
    ...['-f', 'hls', '-hls_time', String(SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4'],
    ...['-hls_flags', 'independent_segments', '-hls_segment_filename', join(to, '%v', 'part-%02d.m4s')],
    ...['-master_pl_name', 'master.m3u8', '-var_stream_map'],
    names.map((name, index) => `v:${index},a:${index},name:${name}`).join(' '),
    join(to, '%v', 'index.m3u8'),
  )
  return {
    master: `${folder}/master.m3u8`,
    files: filesBelow(store, folder).map((path) => store.describe(path)),
  }
}
