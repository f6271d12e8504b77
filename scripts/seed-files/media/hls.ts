import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Store, StoredFile } from '../output/store.js'
import { exact, type FilmSource, ffmpeg, spoken } from './ffmpeg.js'

export interface Stream {
  readonly master: string
  readonly files: readonly StoredFile[]
}

/** `ladder`: two renditions in segments of four seconds; `single`: one, of half the size, in segments of six. */
export type StreamKind = 'ladder' | 'single'

/** The films are drawn ten times a second. */
const FRAMES = 10

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
  ...['-filter_complex', `[0:v]${picture},split[a][b];[b]scale=384:216:flags=lanczos[c]`],
  ...['-map', '[a]', '-map', '1:a', '-map', '[c]', '-map', '1:a', ...coded(4)],
  ...['-crf:v:0', '32', '-crf:v:1', '34', '-maxrate:v:0', '400k', '-bufsize:v:0', '800k'],
  ...['-maxrate:v:1', '160k', '-bufsize:v:1', '320k'],
]

const single = (picture: string): readonly string[] => [
  ...['-map', '0:v', '-map', '1:a', '-vf', picture, ...coded(6), '-crf', '35'],
  ...['-maxrate', '400k', '-bufsize', '800k'],
]

const KINDS: Readonly<
  Record<
    StreamKind,
    { seconds: number; streams: (picture: string) => readonly string[]; names: readonly string[] }
  >
> = {
  ladder: { seconds: 4, streams: ladder, names: ['360p', '216p'] },
  single: { seconds: 6, streams: single, names: ['360p'] },
}

/** The film once more, `duration` seconds of it, as fMP4, cut at key frames, under one master playlist. */
export const hls = (
  store: Store,
  { inputs, picture, sound }: FilmSource,
  duration: number,
  folder: string,
  kind: StreamKind,
): Stream => {
  const { seconds, streams, names } = KINDS[kind]
  rmSync(join(store.root, folder), { recursive: true, force: true })
  for (const rendition of names) store.place(`${folder}/${rendition}/index.m3u8`)
  const to = join(store.root, folder)
  ffmpeg(
    ...[...inputs, ...streams(picture)],
    // As long as the picture, so that a stream that begins anew after its end has no hole there.
    ...['-af', `${sound},apad`, ...spoken, '-t', String(duration), '-flags:a', '+bitexact', ...exact],
    ...['-f', 'hls', '-hls_time', String(seconds), '-hls_playlist_type', 'vod'],
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
