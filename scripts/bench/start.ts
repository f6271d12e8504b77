import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { freePort } from '../start/port.mjs'
import { median, printTable } from './table.ts'

const RUNS = 3
const NOT_COPIED = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results'])

/** `npm start` on an installed tree to its first answer: with nothing built and no data, and once more. */
export const bench = async (): Promise<void> => {
  const tree = installedTree()
  const first: number[] = []
  const later: number[] = []
  try {
    for (let index = 0; index < RUNS; index += 1) {
      for (const made of ['dist', 'data']) rmSync(join(tree, made), { recursive: true, force: true })
      first.push(await secondsToFirstAnswer(tree))
      later.push(await secondsToFirstAnswer(tree))
    }
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
  const seconds = (values: readonly number[]): string[] =>
    [...values, median(values)].map((it) => it.toFixed(1))
  printTable(
    ['npm start to the first answer, s', ...first.map((_, index) => `run ${index + 1}`), 'median', 'target'],
    [
      ['nothing built, no data', ...seconds(first), '20'],
      ['later', ...seconds(later), '4'],
    ],
  )
}

/** The tree as a clone and `npm ci` would leave it, beside the one that is being worked on. */
const installedTree = (): string => {
  const root = process.cwd()
  const tree = mkdtempSync(join(tmpdir(), 'zhiyuan-start-'))
  cpSync(root, tree, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(relative(root, source)),
  })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
  return tree
}

const secondsToFirstAnswer = async (tree: string): Promise<number> => {
  const port = await freePort()
  const began = performance.now()
  const starting = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SESSIONS_PER_USER: '0',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  })
  try {
    await firstAnswer(`http://127.0.0.1:${port}/`, starting)
    return (performance.now() - began) / 1000
  } finally {
    await ended(starting)
  }
}

const firstAnswer = async (url: string, starting: ChildProcess): Promise<void> => {
  while (starting.exitCode === null) {
    const answer = await fetch(url).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`npm start ended with ${starting.exitCode}`)
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve()
    child.once('close', () => resolve())
    child.kill('SIGTERM')
  })
