import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { getAliOssSetting } from '#contract/upload.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { answers, freePort } from '../start/port.mjs'
import { median, printTable } from './table.ts'
import { agent, bring, call, send, signIn } from './upload/product.ts'

const FOLDER = resolve('.cache/bench/upload')
const MEBIBYTE = 1024 * 1024
const SIZE = 512 * MEBIBYTE
const ROUNDS = 3
const TARGET = 0.7

/** A film by its first bytes, new in every round, so that the server has to take all of it. */
const makeFilm = (): Buffer => {
  const film = randomBytes(SIZE)
  film.write('\0\0\0\x18ftypisom', 'latin1')
  return film
}

const parts = (size: number): readonly number[] =>
  Array.from({ length: Math.ceil(SIZE / size) }, (_, index) => index * size)

const megabytesPerSecond = async (work: () => Promise<void>): Promise<number> => {
  // Connections that lay idle during the other's turn may have been closed, unheard while the next film was made.
  agent.destroy()
  const from = performance.now()
  await work()
  return SIZE / MEBIBYTE / ((performance.now() - from) / 1000)
}

const toBare = async (port: number, film: Buffer, hash: string, size: number): Promise<void> => {
  let said = ''
  for (const at of parts(size))
    said = await send(
      'POST',
      `http://127.0.0.1:${port}/`,
      { 'upload-offset': at, 'upload-complete': at + size >= SIZE ? 1 : 0 },
      film.subarray(at, at + size),
    )
  if (said !== hash) throw new Error('the bare server kept something else')
}

const serveBare = async (): Promise<{ readonly port: number; readonly process: ChildProcess }> => {
  const port = await freePort()
  const args = ['--import', 'tsx', 'scripts/bench/upload/bare.ts', String(port), join(FOLDER, 'bare')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await answers(port, '127.0.0.1')
  return { port, process: child }
}

/** 512 MB into the own files, beside a bare server that hashes and syncs the same bytes, in turn. */
export const bench = async (): Promise<void> => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const configuration = join(FOLDER, 'config.json')
  writeFileSync(configuration, JSON.stringify({ upload: { maxFileMegabytes: 1024 } }))
  const served = await serveBuild({ CONFIG_FILE: configuration })
  const bare = await serveBare()
  try {
    const product = await signIn(served.url)
    const { ChunkSize } = z.parse(getAliOssSetting.data, await call(product, 'GET', getAliOssSetting.path))
    const speeds: { bare: number; product: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const film = makeFilm()
      const hash = createHash('sha256').update(film).digest('hex')
      speeds.push({
        bare: await megabytesPerSecond(() => toBare(bare.port, film, hash, ChunkSize ?? SIZE)),
        product: await megabytesPerSecond(async () => {
          await bring(product, film, hash, `film ${round}`)
        }),
      })
    }
    const of = (name: 'bare' | 'product') => median(speeds.map((speed) => speed[name]))
    const share = median(speeds.map((speed) => speed.product / speed.bare))
    printTable(
      ['upload of 512 MB', 'MB/s', 'of bare', 'target'],
      [
        ['bare Node, hashed and synced', of('bare').toFixed(0), '', ''],
        ['the server, kept', of('product').toFixed(0), share.toFixed(2), `at least ${TARGET}`],
      ],
    )
  } finally {
    bare.process.kill('SIGTERM')
    await served.stop()
    agent.destroy()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}
