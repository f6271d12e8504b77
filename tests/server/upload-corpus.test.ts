import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPrivateFileContent, ON_CLASH, UPLOAD_SUFFIXES } from '#contract/private-file.ts'
import type { Database } from '#server/db/database.ts'
import { seedFilesFolder } from '#server/seed/files.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { openTestDatabase } from '#tests/support/test-databases.ts'
import { hashOf, uploaderOf } from '#tests/support/uploads.ts'

const CORPUS = resolve('../shared/data')
const FOLDERS = ['hostile', 'documents', 'media'] as const

const filesIn = (folder: string): string[] =>
  existsSync(join(CORPUS, folder))
    ? readdirSync(join(CORPUS, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : []

const CASES = FOLDERS.flatMap(filesIn)

/** What is no such file, whatever its name says. */
const LIARS = [
  'html-as.jpg',
  'text-as.mp4',
  'picture-bomb-12000x12000.png',
  'polyglot-js.gif',
  'bomb-10MB-inside.docx',
]

describe.skipIf(CASES.length === 0)('files from outside', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-corpus-'))
  let database: Database
  let app: FastifyInstance
  let teacher: ReturnType<typeof uploaderOf>

  beforeAll(async () => {
    database = await openTestDatabase('embedded')
    app = await buildTestApp(database, {
      storage: folderStorage({ seed: seedFilesFolder(), data: folder }),
    })
    teacher = uploaderOf(app, await clientOf(app).tokenOf('teacher'))
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const upload = async (fileName: string, bytes: Buffer) => {
    const suffix = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
    const name = basename(fileName, `.${suffix}`).slice(0, 200) || '无名'
    const brought = { name, suffix: suffix.slice(0, 10), bytes }
    return { suffix, answer: await teacher.upload(brought, { OnClash: ON_CLASH.keepBoth }) }
  }

  test.each(
    CASES.map((place) => [place.slice(CORPUS.length + 1), place]),
  )('%s is kept and served harmlessly, or refused with a reason', async (_, place) => {
    const bytes = readFileSync(place)
    const { suffix, answer } = await upload(basename(place), bytes)
    if (answer.Code !== 200) {
      expect(answer).toMatchObject({
        Code: 400,
        Data: null,
        Message: expect.stringMatching(/\p{Script=Han}/u) as unknown,
      })
      return
    }
    expect(LIARS).not.toContain(basename(place))
    expect(UPLOAD_SUFFIXES).toContain(suffix)
    const { File } = z.parse(addPrivateFileContent.data, answer.Data)
    expect(File).toMatchObject({ Size: bytes.length, Hash: hashOf(bytes) })
    for (const url of [File?.Url, File?.PreviewUrl].filter((it) => it)) {
      const served = await app.inject({ method: 'GET', url: url ?? '' })
      expect(served.rawPayload.equals(bytes)).toBe(true)
      expect(served.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox') as unknown,
      })
      expect(String(served.headers['content-type'])).not.toMatch(/html|svg|script|xml(?!formats)/)
    }
  })

  test('odd names are names all the same', async () => {
    const archive = join(CORPUS, 'hostile/names.zip')
    if (!existsSync(archive)) return
    const pdf = Buffer.from('%PDF-1.4\n%%EOF')
    for (const entry of Object.keys(unzipSync(readFileSync(archive)))) {
      const name = basename(entry).replace(/\.txt$/, '.pdf')
      if (!name.endsWith('.pdf')) continue
      const { answer } = await upload(name, Buffer.concat([pdf, Buffer.from(name)]))
      const { File } = z.parse(addPrivateFileContent.data, answer.Data)
      const { headers } = await app.inject({ method: 'GET', url: File?.Url ?? '' })
      expect(String(headers['content-disposition'])).toMatch(/^attachment; filename="[^"\r\n]*"/)
    }
  })

  test('nothing of what was refused is left', () => {
    expect(readdirSync(join(folder, 'uploads'))).toEqual([])
  })
})
