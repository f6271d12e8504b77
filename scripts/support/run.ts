import { type SpawnOptions, spawn } from 'node:child_process'

export interface Outcome {
  /** The exit code; 1 when a signal ended the process. */
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs a program to its end, without a shell, and collects what it says. Rejects only when it cannot be started; one that
 * outlasts `options.timeout` (milliseconds) is killed.
 */
export const run = (program: string, args: readonly string[], options: SpawnOptions = {}): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let stdout = ''
    let stderr = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }))
    // What a killed program has started may hold its output open for ever.
    child.on('exit', (_, signal) => {
      if (signal !== null) setTimeout(() => resolve({ code: 1, stdout, stderr }), 1000)
    })
  })
