import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { discardUpload, getAliOssSetting } from '#contract/upload.ts'
import { uploadToStore } from '#infrastructure/upload/object-store-upload.ts'
import { type StoreTarget, uploadTargetOf } from '#infrastructure/upload/upload-target.ts'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { upload } from '#server/db/schema/upload.ts'
import { loggerOptions } from '#server/http/logging.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import type { Storage } from '#server/storage/storage.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { ROOT, type StrictStore, startStrictStore } from '#tests/support/strict-store/strict-store.ts'
import { aFilmOf, hashOf, uploaderOf } from '#tests/support/uploads.ts'

const DAMAGED = '文件在上传途中改变或损坏，请重新上传'

describe.each(['s3', 'oss'] as const)('uploads straight to a bucket with keys of %s', (provider) => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-direct-'))
  const lines: string[] = []
  let store: StrictStore
  let storage: Storage
  let database: Database
  let app: FastifyInstance
  let token = ''
  let teacher: ReturnType<typeof uploaderOf>

  beforeAll(async () => {
    store = await startStrictStore()
    database = await openUsualDatabase()
    storage = await openStorage({
      seed: seedFilesFolder(),
      dataDirectory: folder,
      bucket: store.settings,
      direct: {
        provider,
        endpoint: null,
        sts: { endpoint: store.url, roleArn: 'arn:aws:iam::1:role/upload' },
      },
    })
    const stream = { write: (line: string) => void lines.push(line) }
    app = await buildTestApp(database, { storage, logger: { ...loggerOptions('trace'), stream } })
    token = await clientOf(app).tokenOf('teacher')
    teacher = uploaderOf(app, token)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await store.close()
    rmSync(folder, { recursive: true })
  })

  const placeNow = async (): Promise<StoreTarget> => {
    const place = uploadTargetOf(await teacher.setting(), () => '')
    if (place === null || place.kind === 'server') throw new Error('no store')
    return place
  }
  const send = async (name: string, bytes: Buffer, place?: StoreTarget) => {
    const to = place ?? (await placeNow())
    const key = `${to.folder}${name}`
    const content = new Blob([new Uint8Array(bytes)])
    return uploadToStore(
      { place: to, key, content, begunHere: new Map() },
      () => undefined,
      AbortSignal.timeout(60_000),
    )
  }
  const dataOf = (answer: { Code: number; Data: unknown }) => {
    expect(answer).toMatchObject({ Code: 200 })
    return z.parse(addPrivateFileContent.data, answer.Data)
  }
  const begin = async (film: { name: string; suffix: string; bytes: Buffer }) =>
    dataOf(await teacher.begin(film)).UploadId ?? ''
  const incoming = () => [...store.objects.kept.keys()].filter((key) => key.startsWith('incoming/'))

  test('the setting gives keys for a folder of their own and for an hour, never the server’s', async () => {
    const setting = await teacher.setting()
    expect(setting).toMatchObject({
      Provider: provider,
      Host: `${store.url}/school`,
      Bucket: 'school',
      Dir: expect.stringMatching(/^incoming\/\d+\/$/) as unknown,
      UploadUrl: '',
    })
    expect(setting.SecurityToken).not.toBe('')
    expect(setting.AccessKeyId).not.toBe(ROOT.id)
    expect(JSON.stringify(setting)).not.toContain(ROOT.secret)
    const left = Date.parse(setting.Expiration ?? '') - Date.now()
    expect(left).toBeGreaterThan(3500_000)
    expect(left).toBeLessThan(3700_000)
    const { headers } = await app.inject({ method: 'GET', url: '/config.json' })
    expect(headers['content-security-policy']).toContain(` ${store.url}`)
  })

  test.each([
    ['cannot be reached', () => 'http://127.0.0.1:1', ROOT.secret],
    ['refuses', () => store.url, 'another-secret'],
  ])('a service of keys that %s is told in words, and no secret is logged', async (_, endpoint, secret) => {
    const settings = { ...store.settings, secretAccessKey: secret }
    const unkeyed = await openStorage({
      seed: seedFilesFolder(),
      dataDirectory: mkdtempSync(join(folder, 'unkeyed-')),
      bucket: settings,
      direct: {
        provider,
        endpoint: null,
        sts: { endpoint: endpoint(), roleArn: 'arn:aws:iam::1:role/upload' },
      },
    })
    const own = await openUsualDatabase()
    const said: string[] = []
    const stream = { write: (line: string) => void said.push(line) }
    const other = await buildTestApp(own, { storage: unkeyed, logger: { ...loggerOptions('warn'), stream } })
    const client = clientOf(other)
    const { status, body } = await client.get(getAliOssSetting.path, await client.tokenOf('teacher'))
    expect([status, body.Code, body.Data]).toEqual([200, 423, null])
    expect(body.Message).toMatch(/^对象存储暂时没有给出上传凭证/)
    expect(said.join('')).toContain('no keys for uploads to the object store')
    expect(said.join('')).not.toContain(secret)
    await other.close()
    await own.close()
  })

  test('its keys open no other folder and read nothing', async () => {
    const place = await placeNow()
    const refused = { ok: false, failure: { kind: 'rejected', reason: 'withdrawn', message: '' } }
    expect(await send('x.mp4', aFilmOf(100), { ...place, folder: 'incoming/999999/' })).toEqual(refused)
    expect(await send('x.mp4', aFilmOf(100), { ...place, folder: 'objects/' })).toEqual(refused)
    const other = uploaderOf(app, await clientOf(app).tokenOf('reviewer'))
    expect((await other.setting()).Dir).not.toBe(place.folder)
  })

  test('what was sent in parts is looked at, kept by its hash, and leaves nothing behind', async () => {
    const film = { name: `直传 ${provider}`, suffix: 'mp4', bytes: aFilmOf(9 * 1024 * 1024) }
    const id = await begin(film)
    // Asked too early it is still to be sent.
    expect(dataOf(await teacher.finish(id))).toMatchObject({ NeedUpload: true, UploadId: id, File: null })
    store.mood.log.length = 0
    expect(await send(`${id}.mp4`, film.bytes)).toEqual({ ok: true, value: true })
    expect(store.mood.log.filter((line) => line.includes('partNumber'))).toHaveLength(2)
    const [one, two] = await Promise.all([teacher.finish(id), teacher.finish(id)])
    const { File } = dataOf(one.Code === 200 ? one : two)
    expect(File).toMatchObject({ Size: film.bytes.length, Hash: hashOf(film.bytes) })
    const sha256 = Buffer.from(hashOf(film.bytes), 'hex')
    const [row] = await database.db.select().from(file).where(eq(file.sha256, sha256))
    expect([row?.store, store.objects.kept.has(row?.path ?? '')]).toEqual(['bucket', true])
    expect([incoming(), store.objects.begun.size]).toEqual([[], 0])
    expect(readdirSync(join(folder, 'files/uploads'))).toEqual([])
    const whole = await app.inject({ method: 'GET', url: File?.Url ?? '' })
    expect(whole.rawPayload.equals(film.bytes)).toBe(true)
  })

  test.each([
    { name: 'another size', change: (bytes: Buffer) => bytes.subarray(1), Message: DAMAGED },
    {
      name: 'another content',
      change: (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, -1), Buffer.from([1 ^ (bytes.at(-1) ?? 0)])]),
      Message: DAMAGED,
    },
  ])('what has $name than was said is refused and gone', async ({ change, Message }) => {
    const film = { name: '换了', suffix: 'mp4', bytes: aFilmOf(3000) }
    const id = await begin(film)
    await send(`${id}.mp4`, change(film.bytes))
    expect(await teacher.finish(id)).toEqual({ Code: 400, Data: null, Message })
    expect(incoming()).toEqual([])
    expect(await teacher.finish(id)).toMatchObject({ Code: 404 })
  })

  test('what is no film by its content is refused, whatever its name says', async () => {
    const page = { name: '假片', suffix: 'mp4', bytes: Buffer.from('<script>alert(1)</script>'.repeat(50)) }
    const id = await begin(page)
    await send(`${id}.mp4`, page.bytes)
    expect(await teacher.finish(id)).toMatchObject({ Code: 400, Message: '文件内容与后缀不符，请换一个文件' })
    expect([incoming(), await database.db.select().from(upload)]).toEqual([[], []])
  })

  test('keys that still hold change nothing of what was looked at', async () => {
    const film = { name: '事后', suffix: 'mp4', bytes: aFilmOf(3000) }
    const place = await placeNow()
    const id = await begin(film)
    await send(`${id}.mp4`, film.bytes, place)
    const { File } = dataOf(await teacher.finish(id))
    await send(`${id}.mp4`, aFilmOf(3000), place)
    const served = await app.inject({ method: 'GET', url: File?.Url ?? '' })
    expect(hashOf(served.rawPayload)).toBe(hashOf(film.bytes))
    store.objects.kept.delete(`${place.folder}${id}.mp4`)
  })

  test('what is let go of is cleared away, also half of it', async () => {
    const film = { name: '放弃', suffix: 'mp4', bytes: aFilmOf(9 * 1024 * 1024) }
    const id = await begin(film)
    const place = await placeNow()
    store.objects.begin(`${place.folder}${id}.mp4`)
    store.objects.put(`${place.folder}${id}.mp4`, film.bytes)
    const { body } = await clientOf(app).post(discardUpload.path, { UploadId: id }, token)
    expect(body.Code).toBe(200)
    expect([incoming(), store.objects.begun.size]).toEqual([[], 0])
  })

  test('what no upload knows is swept once it is old, and nothing else', async () => {
    const place = await placeNow()
    const known = ['known.mp4', 'known-2.mp4', 'known-3.mp4'].map((name) => `${place.folder}${name}`)
    for (const path of known) store.objects.put(path, aFilmOf(100))
    // Behind all that is kept, on another page of the store.
    for (const name of ['stray.mp4', 'stray-2.mp4', 'stray-3.mp4'])
      store.objects.put(`${place.folder}${name}`, aFilmOf(100))
    for (const name of ['begun.mp4', 'begun-2.mp4', 'begun-3.mp4'])
      store.objects.begin(`${place.folder}${name}`)
    store.objects.put('objects/aa/kept.mp4', aFilmOf(100))
    const bucket = storage.bucket
    const sweep = (before: number) =>
      bucket?.sweep('incoming/', new Date(before), (path) => path.includes('known'))
    expect(await sweep(Date.now() - 60_000)).toBe(0)
    expect(await sweep(Date.now() + 60_000)).toBe(6)
    expect([incoming(), store.objects.begun.size]).toEqual([known, 0])
    expect(store.objects.kept.has('objects/aa/kept.mp4')).toBe(true)
  })

  test('no key stands in a log', () => {
    const secrets = [...store.accounts.values()].flatMap(({ secret, token: session }) => [secret, session])
    const told = lines.join('')
    expect(secrets.filter((secret) => secret !== '' && told.includes(secret))).toEqual([])
    expect(secrets.length).toBeGreaterThan(4)
  })
})

test('a token service that gives no keys is an error that names none', async () => {
  const store = await startStrictStore()
  for (const provider of ['s3', 'oss'] as const) {
    const { direct } = await openStorage({
      seed: seedFilesFolder(),
      dataDirectory: '/nowhere',
      bucket: { ...store.settings, secretAccessKey: 'a-wrong-secret' },
      direct: { provider, endpoint: null, sts: { endpoint: store.url, roleArn: 'arn' } },
    })
    const error: unknown = await direct?.keysFor('incoming/1/').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(JSON.stringify([String(error), error])).not.toContain('a-wrong-secret')
  }
  await store.close()
})
