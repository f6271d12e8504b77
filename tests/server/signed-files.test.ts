import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { addressSecretRepository } from '#server/modules/file/address-secret.repository.ts'
import { fileDtos } from '#server/modules/file/file.dto.ts'
import { fileAddresses } from '#server/modules/file/file-address.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { HandClock, openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'

const secret = Buffer.alloc(32, 1)
const clock = new HandClock()
const addresses = fileAddresses(secret, clock.read)
const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-files-'))
const like = (text: RegExp): unknown => expect.stringMatching(text)
const TEN = Buffer.from('0123456789')
const WHEN = new Date('2025-09-01T02:00:00Z')

type Row = typeof file.$inferSelect
let database: Database
let app: FastifyInstance

const build = (logger?: object) =>
  buildTestApp(database, {
    clock: clock.read,
    fileAddressSecret: secret,
    storage: folderStorage({ seed: folder, data: folder }),
    ...(logger ? { logger } : {}),
  })

beforeAll(async () => {
  database = await openUsualDatabase()
  app = await build()
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

/** A stored file as an upload would leave it. */
const keep = async (name: string, bytes: Buffer, mime: string, onDisk = true): Promise<Row> => {
  const suffix = name.slice(name.lastIndexOf('.') + 1)
  const path = `kept/${name}`
  mkdirSync(join(folder, 'kept'), { recursive: true })
  if (onDisk) writeFileSync(join(folder, path), bytes)
  const sha256 = createHash('sha256').update(name).update(bytes).digest()
  const [row] = await database.db
    .insert(file)
    .values({ sha256, size: bytes.length, mime, suffix, store: 'data', path, isPublic: false })
    .returning()
  if (!row) throw new Error('not kept')
  return row
}

const itemOf = (row: Row, name: string, converts = false) =>
  fileDtos(addresses, () => converts)({ file: row, name, createdAt: WHEN, updatedAt: WHEN })

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

const videoOf = async () => itemOf(await keep(`${Math.random()}.mp4`, TEN, 'video/mp4'), '课')

test('a file goes out as the wire says it, with two addresses that need no header', async () => {
  const row = await keep(
    'a.docx',
    TEN,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  )
  const item = itemOf(row, '勾股定理')
  expect(item).toEqual({
    Id: row.id,
    Name: '勾股定理.docx',
    Suffix: 'docx',
    Size: 10,
    Hash: row.sha256.toString('hex'),
    Url: like(/^\/api\/file\/\d+\?use=attachment&/),
    PreviewUrl: like(/^\/api\/file\/\d+\?use=inline&/),
    PreviewType: 'docx',
    ThumbUrl: '',
    CreateTime: WHEN.toISOString(),
    UpdateTime: WHEN.toISOString(),
  })
  const { statusCode, headers, body } = await get(item.Url)
  expect([statusCode, body]).toEqual([200, '0123456789'])
  expect(headers).toMatchObject({
    'content-type': row.mime,
    'content-length': '10',
    'accept-ranges': 'bytes',
    etag: `"${row.sha256.toString('base64url')}"`,
    'content-disposition':
      'attachment; filename="file.docx"; filename*=UTF-8\'\'%E5%8B%BE%E8%82%A1%E5%AE%9A%E7%90%86.docx',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    'cache-control': like(/^private, max-age=\d+, immutable$/),
  })
  expect((await get(item.PreviewUrl)).headers['content-disposition']).toMatch(/^inline; /)
})

test.each([
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', false, ''],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', true, 'pdf'],
  ['pdf', 'application/pdf', false, 'pdf'],
  ['jpg', 'image/jpeg', false, 'image'],
  ['mp3', 'audio/mpeg', false, 'audio'],
  ['svg', 'image/svg+xml', true, ''],
  ['html', 'text/html', true, ''],
  ['jpg', 'text/html', true, ''],
  ['zip', 'application/zip', true, ''],
])('a %s held as %s, conversion %s, is shown as "%s"', async (suffix, mime, converts, type) => {
  const item = itemOf(await keep(`${type}-${mime.length}-${converts}.${suffix}`, TEN, mime), 'x', converts)
  expect([item.PreviewType, item.PreviewUrl === '']).toEqual([type, type === ''])
})

test('what could run is never shown, whatever the address asks', async () => {
  const row = await keep('page.html', Buffer.from('<script>alert(1)</script>'), 'text/html')
  const { headers } = await get(addresses.addressOf({ id: row.id, name: 'page.html', use: 'inline' }))
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'application/octet-stream',
    'attachment; filename="page.html"; filename*=UTF-8\'\'page.html',
  ])
})

describe('an address', () => {
  test('is the same for a while, holds two hours at least and four at most, and then is gone', async () => {
    const row = await keep('late.pdf', TEN, 'application/pdf')
    clock.set(new Date('2026-03-02T01:00:00Z'))
    const item = itemOf(row, '讲义')
    clock.forward(3599)
    expect(itemOf(row, '讲义').Url).toBe(item.Url)
    expect((await get(item.Url)).headers['cache-control']).toBe('private, max-age=7201, immutable')
    clock.forward(7200)
    expect((await get(item.Url)).statusCode).toBe(200)
    clock.forward(1)
    const late = await get(item.Url)
    expect([late.statusCode, late.json(), late.headers['cache-control']]).toEqual([
      410,
      { Code: 410, Data: null, Message: '文件地址已过期，请刷新页面后再试' },
      'no-store',
    ])
  })

  test('of which a sign was changed is none, and never 401 or 403', async () => {
    const one = await keep('one.pdf', TEN, 'application/pdf')
    const other = await keep('other.pdf', TEN, 'application/pdf')
    const address = itemOf(one, '试卷').Url
    expect((await get(address)).statusCode).toBe(200)
    const changed = [
      address.replace(`/${one.id}?`, `/${other.id}?`),
      address.replace('attachment', 'inline'),
      address.replace('.pdf', '.html'),
      address.replace(/until=\d+/, 'until=9999999999'),
      address.replace(/signature=[^&]+/, 'signature='),
      address.replace(/signature=./, 'signature=_'),
      address.replace(/&signature=[^&]+/, ''),
      `/api/file/${one.id}`,
      `/api/file/${one.id}?${'use=inline&'.repeat(2)}signature=a&signature=b`,
      '/api/file/0?use=inline',
    ].filter((it) => it !== address)
    const answers = await Promise.all(changed.map((url) => get(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(changed.map(() => 404))
    const foreign = fileAddresses(Buffer.alloc(32, 2), clock.read)
    expect((await get(foreign.addressOf({ id: one.id, name: 'a', use: 'inline' }))).statusCode).toBe(404)
  })

  test('stays out of the log', async () => {
    const lines: string[] = []
    const logged = await build({
      ...loggerOptions('trace'),
      stream: { write: (line: string) => void lines.push(line) },
    })
    const lost = await keep('secret-plan.pdf', TEN, 'application/pdf', false)
    const { Url } = itemOf(lost, '处分决定')
    await logged.inject({ url: Url })
    await logged.close()
    expect(lines.join('')).toContain(`/api/file/${lost.id}`)
    expect(lines.join('')).not.toMatch(/signature|until|%E5|处分|secret-plan/)
  })

  test('is signed with what the database keeps', async () => {
    const first = await addressSecretRepository(database.db).hold()
    expect([first.length, (await addressSecretRepository(database.db).hold()).equals(first)]).toEqual([
      32,
      true,
    ])
  })
})

test('a file that is not on the disk is a clean refusal', async () => {
  const row = await keep('lost.pdf', TEN, 'application/pdf', false)
  const { statusCode, headers, json } = await get(itemOf(row, '不见了').Url)
  expect([statusCode, headers['cache-control'], headers['content-disposition']]).toEqual([
    404,
    'no-store',
    undefined,
  ])
  expect(json()).toEqual({ Code: 404, Data: null, Message: '文件不在服务器上了，请联系管理员' })
})

describe('parts of a file', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-400', '89', 'bytes 8-9/10'],
  ])('%s is %s', async (range, body, contentRange) => {
    const answer = await get((await videoOf()).PreviewUrl, { range })
    expect([
      answer.statusCode,
      answer.body,
      answer.headers['content-range'],
      answer.headers['content-length'],
    ]).toEqual([206, body, contentRange, String(body.length)])
  })

  test('several come as one answer, each with its head, of the length announced', async () => {
    const answer = await get((await videoOf()).PreviewUrl, { range: 'bytes=0-1,5-6' })
    const [, boundary = ''] = /boundary=(.+)$/.exec(String(answer.headers['content-type'])) ?? []
    expect([answer.statusCode, Number(answer.headers['content-length'])]).toEqual([
      206,
      answer.rawPayload.length,
    ])
    expect(answer.body.split('\r\n').filter((line) => line !== '')).toEqual([
      `--${boundary}`,
      'Content-Type: video/mp4',
      'Content-Range: bytes 0-1/10',
      '01',
      `--${boundary}`,
      'Content-Type: video/mp4',
      'Content-Range: bytes 5-6/10',
      '56',
      `--${boundary}--`,
    ])
  })

  test('past the end there is none', async () => {
    const answer = await get((await videoOf()).PreviewUrl, { range: 'bytes=10-' })
    expect([
      answer.statusCode,
      answer.headers['content-range'],
      answer.headers['cache-control'],
      answer.json<Envelope<unknown>>().Code,
    ]).toEqual([416, 'bytes */10', 'no-store', 400])
  })

  test('only of what the reader has already', async () => {
    const { PreviewUrl } = await videoOf()
    const { headers } = await get(PreviewUrl)
    const statusOf = async (condition: string) =>
      (await get(PreviewUrl, { range: 'bytes=0-0', 'if-range': condition })).statusCode
    expect(await statusOf(String(headers.etag))).toBe(206)
    expect(await statusOf(String(headers['last-modified']))).toBe(206)
    expect(await statusOf(`W/${headers.etag}`)).toBe(200)
    expect(await statusOf('"other"')).toBe(200)
    expect(await statusOf('Mon, 01 Sep 2025 02:00:00 GMT')).toBe(200)
  })

  test('of nothing but what the reader knows', async () => {
    const { PreviewUrl } = await videoOf()
    const { headers } = await get(PreviewUrl)
    const statusOf = async (condition: Record<string, string>) =>
      (await get(PreviewUrl, { range: 'bytes=0-0', ...condition })).statusCode
    const date = String(headers['last-modified'])
    expect(await statusOf({ 'if-match': `"other", ${headers.etag}` })).toBe(206)
    expect(await statusOf({ 'if-match': '*' })).toBe(206)
    expect(await statusOf({ 'if-match': `W/${headers.etag}` })).toBe(412)
    expect(await statusOf({ 'if-unmodified-since': date })).toBe(206)
    expect(await statusOf({ 'if-unmodified-since': 'Mon, 01 Sep 2025 02:00:00 GMT' })).toBe(412)
    const changed = await get(PreviewUrl, { 'if-match': '"other"' })
    expect([changed.json(), changed.headers['content-disposition']]).toEqual([
      { Code: 400, Data: null, Message: '文件已经不是原来的那一份' },
      undefined,
    ])
  })

  test('HEAD says what GET would, without a body and without parts', async () => {
    const answer = await get((await videoOf()).PreviewUrl, { range: 'bytes=0-0' }, 'HEAD')
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '10', ''])
  })

  test('what the reader has is not sent again', async () => {
    const { PreviewUrl } = await videoOf()
    const { headers } = await get(PreviewUrl)
    const statusOf = async (condition: Record<string, string>) =>
      (await get(PreviewUrl, condition)).statusCode
    const date = String(headers['last-modified'])
    expect(await statusOf({ 'if-none-match': `"a", W/${headers.etag}` })).toBe(304)
    expect(await statusOf({ 'if-none-match': '*' })).toBe(304)
    expect(await statusOf({ 'if-modified-since': date })).toBe(304)
    expect(await statusOf({ 'if-none-match': '"a"', 'if-modified-since': date })).toBe(200)
    expect(await statusOf({ 'if-modified-since': 'nonsense' })).toBe(200)
  })

  test('of a file with nothing in it there is the whole', async () => {
    const { PreviewUrl } = itemOf(await keep('empty.mp4', Buffer.alloc(0), 'video/mp4'), '空')
    const whole = await get(PreviewUrl)
    expect([whole.statusCode, whole.headers['content-length'], whole.body]).toEqual([200, '0', ''])
    expect((await get(PreviewUrl, { range: 'bytes=0-' })).statusCode).toBe(416)
  })

  test('across the size of what is read at once every byte is right', async () => {
    const bytes = Buffer.from(Array.from({ length: 1_300_001 }, (_, index) => (index * 31) & 255))
    const { PreviewUrl } = itemOf(await keep('large.mp4', bytes, 'video/mp4'), '大')
    expect((await get(PreviewUrl)).rawPayload.equals(bytes)).toBe(true)
    const part = await get(PreviewUrl, { range: 'bytes=524287-1048577', 'accept-encoding': 'br' })
    expect(part.rawPayload.equals(bytes.subarray(524_287, 1_048_578))).toBe(true)
  })
})
