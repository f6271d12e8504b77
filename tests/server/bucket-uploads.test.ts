import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPrivateFileContent, packPrivateFiles } from '#contract/private-file.ts'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { startS3 } from '#tests/support/s3.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { aFilmOf, hashOf, uploaderOf } from '#tests/support/uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-bucket-'))
let s3: Awaited<ReturnType<typeof startS3>>
let database: Database
let app: FastifyInstance
let token = ''
let teacher: ReturnType<typeof uploaderOf>

const serve = async (endpoint: string | null): Promise<void> => {
  const bucket = { ...s3.settings, endpoint }
  const storage = await openStorage({ seed: seedFilesFolder(), dataDirectory: folder, bucket })
  app = await buildTestApp(database, { storage })
  teacher = uploaderOf(app, token === '' ? await clientOf(app).tokenOf('teacher') : token)
}

beforeAll(async () => {
  s3 = await startS3()
  database = await openUsualDatabase()
  await serve(s3.settings.endpoint)
  token = await clientOf(app).tokenOf('teacher')
  teacher = uploaderOf(app, token)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await s3.close()
  rmSync(folder, { recursive: true })
})

const dataOf = (answer: { Code: number; Data: unknown }) => {
  expect(answer).toMatchObject({ Code: 200 })
  return z.parse(addPrivateFileContent.data, answer.Data)
}

test('an upload is kept in the bucket and nowhere else, and comes out of it whole, in parts and in a zip', async () => {
  const film = { name: '云上的课', suffix: 'mp4', bytes: aFilmOf(300_000) }
  const { File } = dataOf(await teacher.upload(film))
  const [row] = await database.db
    .select()
    .from(file)
    .where(eq(file.sha256, Buffer.from(hashOf(film.bytes), 'hex')))
  expect(row?.store).toBe('bucket')
  expect(existsSync(join(folder, 'files/objects'))).toBe(false)
  expect(readdirSync(join(folder, 'files/uploads'))).toEqual([])

  const whole = await app.inject({ method: 'GET', url: File?.Url ?? '' })
  expect(whole.rawPayload.equals(film.bytes)).toBe(true)
  const part = await app.inject({
    method: 'GET',
    url: File?.PreviewUrl ?? '',
    headers: { range: 'bytes=100000-199999' },
  })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 100000-199999/300000'])
  expect(part.rawPayload.equals(film.bytes.subarray(100_000, 200_000))).toBe(true)

  const { body } = await clientOf(app).post(packPrivateFiles.path, { FileIds: [File?.Id] }, token)
  const pack = z.parse(packPrivateFiles.data, body.Data)
  const zip = unzipSync((await app.inject({ method: 'GET', url: pack.Url })).rawPayload)
  expect(Object.keys(zip)).toEqual(['云上的课.mp4'])
  expect(Buffer.from(zip['云上的课.mp4'] ?? []).equals(film.bytes)).toBe(true)
})

test('a bucket that is away loses nothing: what came in waits, and is finished once it is back', async () => {
  const film = { name: '断云', suffix: 'mp4', bytes: aFilmOf(1000) }
  await app.close()
  await serve('http://127.0.0.1:9')
  const UploadId = dataOf(await teacher.begin(film)).UploadId ?? ''
  await teacher.send(UploadId, 0, film.bytes)
  const { status, body } = await clientOf(app).post(addPrivateFileContent.path, { Id: 0, UploadId }, token)
  expect([status, body]).toEqual([503, { Code: 503, Data: null, Message: '服务暂时不可用，请稍后再试' }])
  expect(readdirSync(join(folder, 'files/uploads'))).toEqual([UploadId])
  await app.close()
  await serve(s3.settings.endpoint)
  expect(dataOf(await teacher.finish(UploadId)).File).toMatchObject({ Hash: hashOf(film.bytes) })
  expect(readdirSync(join(folder, 'files/uploads'))).toEqual([])
})
