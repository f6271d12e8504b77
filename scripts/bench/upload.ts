import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { getAliOssSetting } from '#contract/upload.ts'
import { serveBuild } from '#tests/support/served-build.ts'
import { accounts } from '#tests/support/server.ts'
import { answers, freePort } from '../start/port.mjs'
import { median, printTable } from './table.ts'

const FOLDER = resolve('.cache/bench/upload')
const MEBIBYTE = 1024 * 1024
const SIZE = 512 * MEBIBYTE
const ROUNDS = 3
const TARGET = 0.7

const agent = new Agent({ keepAlive: true })

/** Sends one part; resolves to the answer's body. */
const send = (
  method: 'PATCH' | 'POST',
  url: string,
  headers: Record<string, string | number>,
  body: Buffer,
): Promise<string> =>
  new Promise((done, fail) => {
    const sending = request(
      url,
      { method, agent, headers: { ...headers, 'content-length': body.length } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => {
          if ((answer.statusCode ?? 500) < 300) done(text)
          else fail(new Error(`${method} was answered with ${answer.statusCode}: ${text}`))
        })
      },
    )
    sending.on('error', fail)
    sending.end(body)
  })

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

interface Product {
  readonly url: string
  readonly token: string
}

const call = async ({ url, token }: Product, method: 'GET' | 'POST', path: string, body?: object) => {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { Code, Data, Message } = (await answer.json()) as { Code: number; Data: unknown; Message: string }
  if (Code !== 200) throw new Error(`${path}: ${Code} ${Message}`)
  return Data
}

const signIn = async (url: string): Promise<Product> => {
  const { account, wirePassword } = accounts.teacher
  const body = { Mobile: account, Password: wirePassword, Client: 2, UserKey: 'bench', Key: '', Times: 0 }
  return { url, token: String(await call({ url, token: '' }, 'POST', '/api/user/users/login', body)) }
}

/** As a client does: asked about, sent in parts, kept. */
const toProduct = async (product: Product, film: Buffer, hash: string, name: string): Promise<void> => {
  const ask = async (more: object) =>
    z.parse(
      addPrivateFileContent.data,
      await call(product, 'POST', addPrivateFileContent.path, {
        Id: 0,
        Name: name,
        Suffix: 'mp4',
        Size: SIZE,
        Hash: hash,
        ...more,
      }),
    )
  const { UploadId } = await ask({})
  const setting = z.parse(getAliOssSetting.data, await call(product, 'GET', getAliOssSetting.path))
  const address = product.url + (setting.UploadUrl ?? '').replace('?', `/${UploadId}?`)
  const size = setting.ChunkSize ?? SIZE
  for (const at of parts(size))
    await send(
      'PATCH',
      address,
      { 'tus-resumable': '1.0.0', 'upload-offset': at, 'content-type': 'application/offset+octet-stream' },
      film.subarray(at, at + size),
    )
  const { File } = await ask({ UploadId })
  if (File?.Hash !== hash) throw new Error('what was kept is not what was sent')
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
        product: await megabytesPerSecond(() => toProduct(product, film, hash, `film ${round}`)),
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
