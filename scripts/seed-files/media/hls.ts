import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Store, StoredFile } from '../output/store.js'
import { exact, ffmpeg } from './ffmpeg.js'

export interface Stream {
  readonly master: string
  readonly files: readonly StoredFile[]
}

const filesBelow = (store: Store, folder: string): readonly string[] =>
  readdirSync(join(store.root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(store.root.length + 1))
    .sort()

/** Two renditions as fMP4 in segments of four seconds, cut at key frames, under one master playlist. */
export const hls = (store: Store, film: string, folder: string): Stream => {
  rmSync(join(store.root, folder), { recursive: true, force: true })
  for (const rendition of ['360p', '216p']) store.place(`${folder}/${rendition}/index.m3u8`)
  const to = join(store.root, folder)
  ffmpeg(
    ...[
      '-i',
      join(store.root, film),
      '-filter_complex',
      '[0:v]split[a][b];[b]scale=384:216:flags=lanczos[c]',
    ],
    ...['-map', '[a]', '-map', '0:a', '-map', '[c]', '-map', '0:a', '-c:v', 'libx264', '-preset', 'slow'],
    ...['-tune', 'stillimage', '-profile:v', 'main', '-g', '40', '-keyint_min', '40', '-sc_threshold', '0'],
    ...['-crf:v:0', '32', '-crf:v:1', '34', '-maxrate:v:0', '400k', '-bufsize:v:0', '800k'],
    ...[
      '-maxrate:v:1',
      '160k',
      '-bufsize:v:1',
      '320k',
      '-c:a',
      'aac',
      '-ac',
      '1',
      '-ar',
      '22050',
      '-b:a',
      '32k',
    ],
    ...['-flags:a', '+bitexact', ...exact, '-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod'],
    ...[
      '-hls_segment_type',
      'fmp4',
      '-hls_fmp4_init_filename',
      'init.mp4',
      '-hls_flags',
      'independent_segments',
    ],
    ...['-hls_segment_filename', join(to, '%v', 'part-%02d.m4s'), '-master_pl_name', 'master.m3u8'],
    ...['-var_stream_map', 'v:0,a:0,name:360p v:1,a:1,name:216p', join(to, '%v', 'index.m3u8')],
  )
  return {
    master: `${folder}/master.m3u8`,
    files: filesBelow(store, folder).map((path) => store.describe(path)),
  }
}
