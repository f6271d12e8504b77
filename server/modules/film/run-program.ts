import { spawn } from 'node:child_process'

/** How a program ended: null for the code of one that was killed. */
export interface Ended {
  readonly code: number | null
  readonly output: string
  /** The end of what it complained about. */
  readonly complaint: string
}

const MAX_OUTPUT = 4 * 1024 * 1024
const MAX_COMPLAINT = 4_000
/**
 * After everything else on the machine: where Linux can, only in time that nobody else wants (SCHED_IDLE), which the least
 * nice of processes still shares. And where it can, the program goes with the server, however that ends: its job is begun
 * again elsewhere.
 */
const BEHIND_THE_SERVER = [
  'if chrt --idle 0 true 2>/dev/null; then set -- chrt --idle 0 "$@"; else set -- nice -n 19 "$@"; fi',
  'if command -v setpriv >/dev/null; then set -- setpriv --pdeathsig KILL "$@"; fi',
  'exec "$@"',
].join('\n')

const killGroup = (pid: number | undefined): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself in this moment.
  }
}

/**
 * Runs a program that gives way to everything else, to its end or until the signal ends it with all that it started.
 * Rejects when it cannot be started or was ended by the signal.
 */
export const runProgram = (
  [program, ...args]: readonly [string, ...string[]],
  signal: AbortSignal,
  hear: (line: string) => void = () => undefined,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn('/bin/sh', ['-c', BEHIND_THE_SERVER, 'sh', program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    let complaint = ''
    let unread = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < MAX_OUTPUT) output += text
      const lines = (unread + text).split('\n')
      unread = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-MAX_COMPLAINT)
    })
    const stop = () => killGroup(child.pid)
    signal.addEventListener('abort', stop)
    child.on('error', reject)
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (signal.aborted) reject(new Error(`${program} was stopped`))
      else resolve({ code, output, complaint })
    })
  })
