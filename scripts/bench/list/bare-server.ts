import { spawn } from 'node:child_process'
import { answers, freePort } from '../../start/port.mjs'
import type { BareTask } from './bare.ts'

export interface BareServer {
  readonly port: number
  stop(): Promise<void>
}

/** Starts the bare server in a process of its own. */
export const serveBare = async (task: Omit<BareTask, 'port'>): Promise<BareServer> => {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/list/bare.ts'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.stdin?.end(JSON.stringify({ ...task, port } satisfies BareTask))
  await answers(port, '127.0.0.1')
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
    },
  }
}
