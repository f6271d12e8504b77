import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPrivateFileContent } from '#contract/private-file.ts'
import type { Database } from '#server/db/database.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { BANNERS, CURRENT, clientOf } from '#tests/support/server-client.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'

const PAGE = 'https://ketang.school.cn'
const TUS = { 'tus-resumable': '1.0.0' }

let database: Database
let app: FastifyInstance
let closed: FastifyInstance
const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-origins-'))

beforeAll(async () => {
  database = await openUsualDatabase()
  const storage = folderStorage({ seed: seedFilesFolder(), data: folder })
  app = await buildTestApp(database, { storage, pageOrigins: ['https://other.school.cn', PAGE] })
  closed = await buildTestApp(database, { storage })
})
afterAll(async () => {
  await Promise.all([app.close(), closed.close()])
  await database.close()
  rmSync(folder, { recursive: true })
})

/** What a browser asks before it sends what not every page may send. */
const preflight = (url: string, origin: string, method = 'POST', to = app) =>
  to.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })

const saying = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

describe('a page of another host', () => {
  test('may call where it is named, and is told what it may send', async () => {
    const { headers, statusCode, body } = await preflight(CURRENT, PAGE)
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-methods': 'GET, HEAD, POST, PATCH',
      'access-control-allow-headers':
        'Authorization, Content-Type, idempotency-key, X-XSRF-TOKEN, Range, Tus-Resumable, Upload-Offset, Upload-Length',
      'access-control-max-age': '3600',
      vary: 'Origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  test('reads every answer: right, refused, unknown and expired', async () => {
    for (const [url, status] of [
      [BANNERS, 200],
      [CURRENT, 401],
      ['/api/unknown', 404],
      ['/api/file/1?name=a&use=inline&until=0&signature=x', 404],
    ] as const) {
      const answer = await app.inject({ method: 'GET', url, headers: { origin: PAGE } })
      expect([url, answer.statusCode]).toEqual([url, status])
      expect(answer.headers['access-control-allow-origin']).toBe(PAGE)
      expect(answer.headers['vary']).toContain('Origin')
    }
  })

  test('sends the parts of an upload and reads how far it is', async () => {
    const teacher = uploaderOf(app, await clientOf(app).tokenOf('teacher'))
    const film = { name: '异地', suffix: 'mp4', bytes: aFilmOf(1000) }
    const { Data } = await teacher.begin(film)
    const url = await teacher.addressOf(z.parse(addPrivateFileContent.data, Data).UploadId ?? '')
    expect((await preflight(url, PAGE, 'PATCH')).statusCode).toBe(204)
    const standing = await app.inject({ method: 'HEAD', url, headers: { ...TUS, origin: PAGE } })
    expect(standing.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-expose-headers': expect.stringContaining('Upload-Offset') as unknown,
      'upload-offset': '0',
    })
    const early = await app.inject({ method: 'PATCH', url, headers: { ...TUS, origin: PAGE } })
    expect([early.statusCode >= 400, early.headers['access-control-allow-origin']]).toEqual([true, PAGE])
  })

  test.each([
    'https://ketang.school.cn.evil.cn',
    'https://ketang.school.cn:8443',
    'http://ketang.school.cn',
    'https://KETANG.school.cn',
    'https://school.cn',
    'null',
    '*',
  ])('is told nothing when it is %s', async (origin) => {
    expect(saying((await preflight(CURRENT, origin)).headers)).toEqual([])
    const answer = await app.inject({ method: 'GET', url: BANNERS, headers: { origin } })
    expect([saying(answer.headers), answer.headers['vary']]).toEqual([[], 'Origin'])
  })

  test('is told nothing where none is named, and of what is no API', async () => {
    expect(saying((await preflight(CURRENT, PAGE, 'POST', closed)).headers)).toEqual([])
    const banners = await closed.inject({ method: 'GET', url: BANNERS, headers: { origin: PAGE } })
    expect([saying(banners.headers), banners.headers['vary']]).toEqual([[], undefined])
    expect(saying((await preflight('/config.json', PAGE)).headers)).toEqual([])
  })
})
