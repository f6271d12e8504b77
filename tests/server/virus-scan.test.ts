import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { EDITOR_PATH } from '#contract/editor.ts'
import { addPrivateFileContent } from '#contract/private-file.ts'
import { importQuestions, QUESTION_FILE_FIELD } from '#contract/question-import.ts'
import { compareRoster, ROSTER_FILE_FIELD } from '#contract/roster.ts'
import type { Database } from '#server/db/database.ts'
import { clamd } from '#server/storage/clamd.ts'
import { ScannerAway, UnsafeFile } from '#server/storage/file-scanner.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { aClamd, EICAR } from '#tests/support/a-clamd.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { buildTestApp, type Persona } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { aFilmOf, uploaderOf } from '#tests/support/uploads.ts'

const FOUND = '文件里发现病毒，没有保存，请换一个文件'
const GIF = Buffer.from('R0lGODlhAgABAIAAAAAAAP///ywAAAAAAgABAAACAoRRADs=', 'base64')
const infectedFilm = (): Buffer => Buffer.concat([aFilmOf(200_000), Buffer.from(EICAR)])

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-scan-'))
const daemon = await aClamd()
let log = ''
let database: Database
let app: FastifyInstance
let address: string
beforeAll(async () => {
  database = await openUsualDatabase()
  app = await buildTestApp(database, {
    storage: folderStorage({ seed: seedFilesFolder(), data: folder }, null, null, clamd(daemon.place)),
    logger: {
      stream: {
        write: (line: string) => {
          log += line
        },
      },
    },
  })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  await daemon.start()
})
beforeEach(() => {
  log = ''
})
afterAll(async () => {
  await app.close()
  await database.close()
  await daemon.stop()
  rmSync(folder, { recursive: true })
})

const filesUnder = (): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((it) =>
        statSync(join(folder, it)).isFile(),
      )
    : []

const form = async (url: string, field: string, name: string, bytes: Buffer, persona: Persona) => {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://page/', { method: 'POST', body })
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${await clientOf(app).tokenOf(persona)}`,
      'idempotency-key': randomBytes(16).toString('hex'),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const uploader = async () => uploaderOf(app, await clientOf(app).tokenOf('teacher'))

test('an own file that is clean is kept; one with a virus is refused, deleted and logged without its name', async () => {
  const teacher = await uploader()
  const clean = { name: '浮力', suffix: 'mp4', bytes: aFilmOf(200_000) }
  expect(await teacher.upload(clean)).toMatchObject({ Code: 200 })
  expect(daemon.seen.at(-1)).toBe(200_000)
  const before = filesUnder()
  const answer = await teacher.upload({ name: '秘密名字', suffix: 'mp4', bytes: infectedFilm() })
  expect(answer).toEqual({ Code: 400, Data: null, Message: FOUND })
  expect(filesUnder()).toEqual(before)
  expect(log).toContain('"found":"Eicar-Test-Signature"')
  expect(log).toContain('unsafe file refused')
  expect(log).not.toMatch(/秘密名字|13900000001/)
})

test('while clamd is away an upload waits, and goes on from where it was; the server is ready meanwhile', async () => {
  const teacher = await uploader()
  const film = { name: '电路', suffix: 'mp4', bytes: aFilmOf(100_000) }
  const { Data } = await teacher.begin(film)
  const id = z.parse(addPrivateFileContent.data, Data).UploadId ?? ''
  await teacher.send(id, 0, film.bytes)
  await daemon.stop()
  const { post, tokenOf } = clientOf(app)
  const away = await post(addPrivateFileContent.path, { Id: 0, UploadId: id }, await tokenOf('teacher'))
  expect([away.status, away.body]).toEqual([
    503,
    { Code: 503, Data: null, Message: '服务暂时不可用，请稍后再试' },
  ])
  expect(log).toContain('scanner of files unavailable')
  const ready = await app.inject({ url: '/api/health/ready' })
  expect(ready.statusCode).toBe(200)
  const body = new FormData()
  body.append('upfile', new Blob([new Uint8Array(GIF)]), '图.gif')
  const picture = await fetch(`${address}${EDITOR_PATH}?action=uploadimage`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf('teacher')}` },
    body,
  })
  expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await teacher.standing(id)).headers['upload-offset']).toBe('100000')
  await daemon.start()
  expect(await teacher.finish(id)).toMatchObject({ Code: 200 })
})

test.each([
  [
    'a file of the editor',
    `${EDITOR_PATH}?action=uploadfile`,
    'upfile',
    '讲义.mp4',
    'teacher',
    { state: FOUND },
  ],
  [
    'a file of questions',
    `${importQuestions.path}?StageId=2&SubjectId=20&CatalogueId=0&DryRun=1`,
    QUESTION_FILE_FIELD,
    '题.docx',
    'reviewer',
    { Code: 400, Data: null, Message: FOUND },
  ],
  [
    'a roster',
    `${compareRoster.path}?OrgId=1`,
    ROSTER_FILE_FIELD,
    '名册.xlsx',
    'schoolAdministrator',
    { Code: 400, Data: null, Message: FOUND },
  ],
] as const)('%s with a virus is refused, and nothing of it stays', async (_, url, field, name, persona, told) => {
  const before = filesUnder()
  const answer = await form(url, field, name, infectedFilm(), persona)
  expect(answer.json()).toEqual(told)
  expect(filesUnder()).toEqual(before)
  expect(log).toContain('unsafe file refused')
})

test('what clamd takes no more of is refused, and what it cannot do is known to nobody', async () => {
  const small = await aClamd(150_000)
  await small.start()
  const place = join(folder, 'large')
  writeFileSync(place, randomBytes(3_000_000))
  await expect(clamd(small.place).check(place)).rejects.toThrow(UnsafeFile)
  await small.stop()
  await expect(clamd(small.place).check(place)).rejects.toThrow(ScannerAway)
  await expect(clamd({ path: join(folder, 'no-socket') }).check(place)).rejects.toThrow(ScannerAway)
  await expect(clamd(daemon.place).check(place)).resolves.toBeUndefined()
})
