import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPrivateFileContent, ON_CLASH } from '#contract/private-file.ts'
import type { Database } from '#server/db/database.ts'
import { findOffice, officeConversion } from '#server/modules/file/office.ts'
import { testedConverter } from '#server/modules/file/presentation-converter.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { corpusFolder } from '#tests/support/corpus.ts'
import { openUsualDatabase } from '#tests/support/each-engine.ts'
import { provenConverter } from '#tests/support/proven-converter.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { clientOf } from '#tests/support/server-client.ts'
import { hashOf, uploaderOf } from '#tests/support/uploads.ts'

const CORPUS = corpusFolder() ?? ''
const FOLDERS = ['hostile', 'documents', 'media'] as const

const filesIn = (folder: string): string[] =>
  CORPUS !== '' && existsSync(join(CORPUS, folder))
    ? readdirSync(join(CORPUS, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : []

const CASES = FOLDERS.flatMap(filesIn)

const FOREIGN = '文件内容与后缀不符，请换一个文件'
const DAMAGED = '文件已损坏或不完整，请重新保存后再上传'
const ENCRYPTED = '文件设了打开密码，请取消密码后再上传'
const UNKNOWN = '只能上传 jpg、png、gif、jpeg、docx、pdf、xlsx、mp4、pptx 格式的文件'

/** What is refused, and what is said of it; everything else is kept. */
const REFUSED: Readonly<Record<string, string>> = {
  'bug53475-password-is-pass.docx': ENCRYPTED,
  'fuzzed-6061520554164224.docx': DAMAGED,
  'really-xlsx.docx': FOREIGN,
  'truncated62886.docx': DAMAGED,
  'fuzzed-6254434927378432.pptx': DAMAGED,
  'fuzzed-5636439151607808.xlsx': DAMAGED,
  'protect.xlsx': ENCRYPTED,
  'bomb-10MB-inside.docx': '文件展开后太大，请精简后再上传',
  'external-entity.xml': UNKNOWN,
  'formula.csv': UNKNOWN,
  'html-as.jpg': FOREIGN,
  'names.zip': UNKNOWN,
  'picture-bomb-12000x12000.png': '图片的尺寸太大，请缩小后再上传',
  'polyglot-js.gif': DAMAGED,
  'script-in-stem.xml': UNKNOWN,
  'script.svg': UNKNOWN,
  'text-as.mp4': FOREIGN,
  'zip-slip.zip': UNKNOWN,
  'anim.webp': UNKNOWN,
  'its-138d3b9e.jpg': DAMAGED,
  'its-21a84b84.jpg': DAMAGED,
  // A browser finds its size, and nothing to draw.
  'its-2b5bc31d.gif': DAMAGED,
  'pngsuite-xc1n0g08.png': DAMAGED,
  'pngsuite-xcrn0g04.png': DAMAGED,
  'pngsuite-xd0n2c08.png': DAMAGED,
  'pngsuite-xd9n2c08.png': DAMAGED,
  'encryption_openpassword.pdf': ENCRYPTED,
  'pr6531_1.pdf': ENCRYPTED,
  'apple-prores-422-proxy.mov': UNKNOWN,
  'really-matroska.mp4': FOREIGN,
  'zero-bytes.mp4': '文件是空的',
}

/** With a stray zero before the end, which is cut off. */
const TRIMMED: Readonly<Record<string, number>> = { 'its-0646caeb.gif': 1 }

/** Signed, without a slide, with a film, with objects in it: a conversion takes seconds, so not all of them. */
const ODD_PRESENTATIONS = [
  'ms-office-2010-signed.pptx',
  'no-slides.pptx',
  'EmbeddedVideo.pptx',
  'bug64693.pptx',
]

const PREVIEW_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  mp4: 'video',
  pdf: 'pdf',
  docx: 'docx',
  xlsx: 'xlsx',
  // Shown as the PDF that LibreOffice makes of it.
  pptx: 'pdf',
}

describe.skipIf(CASES.length === 0)('files from outside', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-corpus-'))
  let database: Database
  let app: FastifyInstance
  let teacher: ReturnType<typeof uploaderOf>

  beforeAll(async () => {
    database = await openUsualDatabase()
    app = await buildTestApp(database, {
      storage: folderStorage({ seed: seedFilesFolder(), data: folder }),
      presentations: provenConverter(() => Promise.reject(new Error('nobody asks'))),
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
    const brought = readFileSync(place)
    const { suffix, answer } = await upload(basename(place), brought)
    const Message = REFUSED[basename(place)]
    if (Message !== undefined) {
      expect(answer).toEqual({ Code: 400, Data: null, Message })
      return
    }
    expect(answer.Code).toBe(200)
    const { File } = z.parse(addPrivateFileContent.data, answer.Data)
    const PreviewType = PREVIEW_TYPES[suffix]
    const trimmed = TRIMMED[basename(place)] ?? 0
    const bytes =
      trimmed === 0 ? brought : Buffer.concat([brought.subarray(0, -1 - trimmed), brought.subarray(-1)])
    expect(File).toMatchObject({ Size: bytes.length, Hash: hashOf(bytes), PreviewType })
    for (const url of [File?.Url, suffix === 'pptx' ? '' : File?.PreviewUrl].filter((it) => it)) {
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

  test('odd presentations become PDFs all the same', async ({ skip }) => {
    const office = await findOffice('soffice')
    if (office === null) return skip('LibreOffice is not installed')
    const convert = officeConversion(office)
    if (!(await testedConverter(convert).check())) return skip('LibreOffice converts no presentation here')
    for (const name of ODD_PRESENTATIONS) {
      const to = join(folder, `${name}.pdf`)
      await convert(join(CORPUS, 'documents/pptx', name), to, new AbortController().signal)
      expect([name, readFileSync(to).toString('latin1', 0, 5)]).toEqual([name, '%PDF-'])
    }
  })

  test('nothing of what was refused is left', () => {
    expect(readdirSync(join(folder, 'uploads'))).toEqual([])
  })
})
