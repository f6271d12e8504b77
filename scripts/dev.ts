import { type ChildProcess, spawn } from 'node:child_process'
import { adapterSetOf } from './vite/adapter-set.mjs'

/**
 * `npm run dev`: the server from its sources with reload, and Vite before it; one Ctrl+C ends both. With adapters in memory
 * Vite alone: the page calls no server.
 */
export const main = async (): Promise<void> => {
  const withServer = adapterSetOf(process.env['VITE_ADAPTERS']) !== 'memory'
  const code = withServer ? await ended(node(['--import', 'tsx', 'server/cli/prepare.ts'])) : 0
  if (code !== 0) {
    process.exitCode = code
    return
  }
  const server = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts']
  const children = [
    ...(withServer ? [node(server)] : []),
    node(['node_modules/vite/bin/vite.js', '--clearScreen', 'false']),
  ]
  const stop = (): void => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const codes = await Promise.all(children.map((child) => ended(child).finally(stop)))
  process.exitCode = Math.max(...codes)
}

const node = (args: readonly string[]): ChildProcess =>
  spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env['NODE_ENV'] ?? 'development' },
  })

/** The exit code; a process that a signal ended was stopped on purpose. */
const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 0))
  })
