import { execFileSync } from 'node:child_process'

/** Bit-exact and on one thread: the same input gives the same file. */
export const ffmpeg = (...args: readonly string[]): void => {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

export const exact = [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-threads',
  '1',
] as const

/** Inputs of ffmpeg, picture first, and the filters that make of them what is seen and heard. */
export interface FilmSource {
  readonly inputs: readonly string[]
  readonly picture: string
  readonly sound: string
}

/** One synthetic voice: it has nothing to say above 8 kHz. */
export const spoken = ['-c:a', 'aac', '-ac', '1', '-ar', '16000', '-b:a', '12k'] as const

export const durationOf = (file: string): number => {
  const told = execFileSync(
    'ffprobe',
    ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file],
    {
      encoding: 'utf8',
    },
  )
  return Math.round(Number(told) * 100) / 100
}
