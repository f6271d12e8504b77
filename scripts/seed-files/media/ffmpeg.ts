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
