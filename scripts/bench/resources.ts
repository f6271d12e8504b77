import { readFileSync } from 'node:fs'
import { run } from '../support/run.ts'

/** In units of 1 000 000 bytes, as ps sees the process. */
export const residentMegabytes = async (pid: number): Promise<number> => {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return (Number(stdout.trim()) * 1024) / 1e6
}

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** What a process has had of the processors since it began; not a number where the system does not say. */
export const processorMs = (pid: number): number => {
  try {
    // The name before it may hold anything, also blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return Number.NaN
  }
}
