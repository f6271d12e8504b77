import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { filmStream } from '#server/db/schema/film.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { fileAddresses } from '#server/modules/file/file-address.ts'
import { streamAddresses } from '#server/modules/file/stream-address.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { HandClock, openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'

const secret = Buffer.alloc(32, 5)
const clock = new HandClock()
const { streamAddressOf, streamFolderOf } = streamAddresses(secret, clock.read)
const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-streams-'))

const PARTS = {
  'film/master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n360p/index.m3u8\n',
  'film/360p/index.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init_0.mp4"\n#EXTINF:4,\npart-00.m4s\n',
  'film/360p/init_0.mp4': 'init',
  'film/360p/part-00.m4s': '0123456789',
  'film/360p/old.ts': 'ts',
  'film/360p/sound.m4a': 'm4a',
  'film/360p/sound.aac': 'aac',
  'film/captions/zh.vtt': 'WEBVTT\n',
  'film/notes.txt': 'not for watching',
  'film/.hidden/part.m4s': 'hidden',
  'secret.m4s': 'of somebody else',
} as const

let database: Database
let app: FastifyInstance
let film = 0
let other = 0

const build = (logger?: object) =>
  buildTestApp(database, {
    clock: clock.read,
    fileAddressSecret: secret,
    storage: folderStorage({ seed: join(folder, 'seed'), data: join(folder, 'data') }),
    ...(logger ? { logger } : {}),
  })

beforeAll(async () => {
  database = await openUsualDatabase()
  const films = await database.db.select().from(file).where(eq(file.suffix, 'mp4')).limit(2)
  film = films[0]?.id ?? 0
  other = films[1]?.id ?? 0
  await database.db.delete(filmStream)
  await database.db.insert(filmStream).values({ fileId: film, path: 'streams/film' })
  for (const [path, text] of Object.entries(PARTS)) {
    const place = join(folder, 'seed/streams', path)
    mkdirSync(join(place, '..'), { recursive: true })
    writeFileSync(place, text)
  }
  app = await build()
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

const partOf = (part: string) => get(streamFolderOf(film) + part)

test('a player that follows the playlists from their own addresses comes to every part', async () => {
  const master = streamAddressOf(film)
  expect(master).toMatch(/^\/api\/stream\/\d+-[\w-]{43}\/\d+\/master\.m3u8$/)
  const rendition = new URL('360p/index.m3u8', new URL(master, 'http://school')).pathname
  const part = new URL('part-00.m4s', new URL(rendition, 'http://school')).pathname
  const answers = await Promise.all([master, rendition, part].map((url) => get(url)))
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, PARTS['film/master.m3u8']],
    [200, PARTS['film/360p/index.m3u8']],
    [200, '0123456789'],
  ])
})

test.each([
  ['master.m3u8', 'application/vnd.apple.mpegurl'],
  ['360p/init_0.mp4', 'video/mp4'],
  ['360p/part-00.m4s', 'video/iso.segment'],
  ['360p/old.ts', 'video/mp2t'],
  ['360p/sound.m4a', 'audio/mp4'],
  ['360p/sound.aac', 'audio/aac'],
  ['captions/zh.vtt', 'text/vtt; charset=utf-8'],
])('%s goes out as %s, kept as long as its address holds, and may run nothing', async (part, type) => {
  clock.set(new Date('2026-03-02T01:00:00Z'))
  const { statusCode, headers } = await partOf(part)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    type,
    'private, max-age=10800, immutable',
  ])
  expect(headers).toMatchObject({
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  })
})

test('a part comes in ranges, by HEAD, and not again when it is there', async () => {
  const url = `${streamFolderOf(film)}360p/part-00.m4s`
  const range = await get(url, { range: 'bytes=2-4' })
  expect([range.statusCode, range.body, range.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
  const head = await get(url, {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10'])
  const etag = String(head.headers.etag)
  expect(etag).toMatch(/^"[0-9a-z]+-[0-9a-z]+"$/)
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get(url, { range: 'bytes=0-0', 'if-range': etag })).statusCode).toBe(206)
})

test.each([
  'notes.txt',
  'master',
  '',
  '../secret.m4s',
  '..%2fsecret.m4s',
  '%2e%2e/secret.m4s',
  '360p/../../secret.m4s',
  '.hidden/part.m4s',
  '360p/.part-00.m4s',
  '360p%5c..%5c..%5csecret.m4s',
  '/360p/part-00.m4s',
  '360p/part-00.m4s%00',
  '360p/part-99.m4s',
])('%j leads nowhere', async (part) => {
  const { statusCode, body } = await partOf(part)
  expect([statusCode, body.includes('of somebody else')]).toEqual([404, false])
})

describe('an address', () => {
  test('opens the stream of one film and of no other, and never answers 401 or 403', async () => {
    const master = streamAddressOf(film)
    const { addressOf } = fileAddresses(secret, clock.read)
    const signatureOfFile = new URL(addressOf({ id: film, name: '', use: 'inline' }), 'http://school')
      .searchParams
    const changed = [
      streamAddressOf(other),
      master.replace(`/${film}/`, `/${other}/`),
      master.replace(`/${film}/`, `/0${film}/`),
      master.replace(/\/\d+-/, '/9999999999-'),
      master.replace(/-[\w-]{43}\//, '-/'),
      master.replace(/\/\d+-[\w-]{43}\//, '/-/'),
      master.replace(
        /\/\d+-[\w-]{43}\//,
        `/${signatureOfFile.get('until')}-${signatureOfFile.get('signature')}/`,
      ),
      streamAddresses(Buffer.alloc(32, 6), clock.read).streamAddressOf(film),
    ]
    const answers = await Promise.all(changed.map((url) => get(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(changed.map(() => 404))
  })

  test('is the same for two hours, holds for two more, and then says that its time is over', async () => {
    clock.set(new Date('2026-03-02T01:00:00Z'))
    const master = streamAddressOf(film)
    clock.forward(3599)
    expect(streamAddressOf(film)).toBe(master)
    clock.forward(7200)
    expect((await get(master)).statusCode).toBe(200)
    clock.forward(1)
    const late = await get(master)
    expect([late.statusCode, late.headers['cache-control'], late.json()]).toEqual([
      410,
      'no-store',
      { Code: 410, Data: null, Message: '文件地址已过期，请刷新页面后再试' },
    ])
  })

  test('is in no log as it is', async () => {
    const lines: string[] = []
    const logged = await build({
      ...loggerOptions('trace'),
      stream: { write: (line: string) => void lines.push(line) },
    })
    await logged.inject({ url: `${streamFolderOf(film)}360p/part-99.m4s` })
    await logged.close()
    const [, pass = 'none'] = /stream\/([^/]+)\//.exec(streamAddressOf(film)) ?? []
    expect(lines.join('')).toContain(`/api/stream/-/${film}/360p/part-99.m4s`)
    expect(lines.join('')).not.toContain(pass)
  })
})

test('a film whose stream was taken away is not found after a moment', async () => {
  await database.db.insert(filmStream).values({ fileId: other, path: 'streams/film' })
  expect((await get(streamAddressOf(other))).statusCode).toBe(200)
  await database.db.delete(filmStream).where(eq(filmStream.fileId, other))
  clock.forward(10)
  expect((await get(streamAddressOf(other))).statusCode).toBe(404)
})
