import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { filmStream } from '#server/db/schema/film.ts'
import { fileAddresses } from '#server/modules/file/file-address.ts'
import { streamAddresses } from '#server/modules/file/stream-address.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { hasNginx, type Nginx, startNginx } from '#tests/support/nginx.ts'
import { buildTestApp } from '#tests/support/server.ts'

const isThere = hasNginx()
if (!isThere) process.stderr.write('nginx is not on the PATH: what it hands out is not tested\n')

const secret = Buffer.alloc(32, 7)
const clock = () => new Date()
const { addressOf } = fileAddresses(secret, clock)
const { streamAddressOf } = streamAddresses(secret, clock)
const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-nginx-'))
const NAME = '第1课 100%.mp4'

const like = (text: RegExp): unknown => expect.stringMatching(text)

let database: Database
let app: FastifyInstance
let nginx: Nginx
let url = ''
let film = 0
let lost = 0

const keep = async (path: string, text: string | null): Promise<number> => {
  const place = join(folder, 'data', path)
  mkdirSync(join(place, '..'), { recursive: true })
  if (text !== null) writeFileSync(place, text)
  const row = { sha256: Buffer.from(path), size: 10, mime: 'video/mp4', suffix: 'mp4', path, isPublic: false }
  const [kept] = await database.db
    .insert(file)
    .values({ ...row, store: 'data' })
    .returning()
  return kept?.id ?? 0
}

describe.skipIf(!isThere)('behind nginx', () => {
  beforeAll(async () => {
    mkdirSync(join(folder, 'seed'))
    database = await openUsualDatabase()
    film = await keep(NAME, '0123456789')
    lost = await keep('lost.mp4', null)
    mkdirSync(join(folder, 'data/stream'))
    writeFileSync(join(folder, 'data/stream/master.m3u8'), '#EXTM3U\n')
    await database.db.insert(filmStream).values({ fileId: film, path: 'stream' })
    app = await buildTestApp(database, {
      fileAddressSecret: secret,
      storage: folderStorage({ seed: join(folder, 'seed'), data: join(folder, 'data') }),
      handOver: '/stored',
    })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    nginx = await startNginx({ server: port, seed: join(folder, 'seed'), data: join(folder, 'data') })
    url = nginx.url
  })
  afterAll(async () => {
    await nginx.stop()
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const filmAddress = () => url + addressOf({ id: film, name: '课.mp4', use: 'inline' })

  test('a file comes from nginx, with all that the server says of it', async () => {
    const answer = await fetch(filmAddress())
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      server: like(/nginx/),
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-disposition': 'inline; filename="file.mp4"; filename*=UTF-8\'\'%E8%AF%BE.mp4',
      'cache-control': like(/^private, max-age=\d+, immutable$/),
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(answer.headers.has('x-accel-redirect')).toBe(false)
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ])('%s is answered right to the byte', async (range, status, body, contentRange) => {
    const answer = await fetch(filmAddress(), { headers: { range } })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ])
  })

  test('conditions and HEAD are nginx’s too', async () => {
    const head = await fetch(filmAddress(), { method: 'HEAD' })
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '10'])
    const etag = head.headers.get('etag') ?? ''
    const statusOf = async (headers: Record<string, string>) =>
      (await fetch(filmAddress(), { headers })).status
    expect(await statusOf({ 'if-none-match': etag })).toBe(304)
    expect(await statusOf({ range: 'bytes=0-0', 'if-range': etag })).toBe(206)
    expect(await statusOf({ range: 'bytes=0-0', 'if-range': '"other"' })).toBe(200)
    expect(await statusOf({ range: 'bytes=10-' })).toBe(416)
  })

  test('a stream comes the same way', async () => {
    const answer = await fetch(url + streamAddressOf(film))
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      200,
      '#EXTM3U\n',
      'application/vnd.apple.mpegurl',
    ])
  })

  test('what the disk has not is refused in the server’s own words', async () => {
    const answer = await fetch(url + addressOf({ id: lost, name: 'x.mp4', use: 'inline' }))
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { Code: 404, Data: null, Message: '文件不在服务器上了，请联系管理员' },
    ])
  })

  test('nobody comes to the stores past the server', async () => {
    expect((await fetch(`${url}/stored/data/${encodeURIComponent(NAME)}`)).status).toBe(404)
    expect((await fetch(`${url}/api/file/${film}?use=inline`)).status).toBe(404)
  })

  test('a public picture is handed over as well, for a year', async () => {
    const [picture] = await database.db.select().from(file).where(eq(file.isPublic, true)).limit(1)
    if (!picture) throw new Error('the seed has no picture')
    const place = join(folder, 'seed', picture.path)
    mkdirSync(join(place, '..'), { recursive: true })
    writeFileSync(place, 'picture')
    const answer = await fetch(`${url}/api/public/file/${picture.sha256.toString('hex')}.${picture.suffix}`)
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      'picture',
      'public, max-age=31536000, immutable',
    ])
  })
})
