import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import { projectRoot } from '#server/config/project-root.ts'
import type { Database } from '#server/db/database.ts'
import { file } from '#server/db/schema/file.ts'
import { fileAddresses } from '#server/modules/file/file-address.ts'
import { type ConvertToPdf, findOffice, officeConversion } from '#server/modules/file/office.ts'
import { type PresentationConverter, testedConverter } from '#server/modules/file/presentation-converter.ts'
import { findSandbox, unboxed } from '#server/runtime/sandbox.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { deferred } from '#tests/support/deferred.ts'
import { HandClock, openUsualDatabase } from '#tests/support/each-engine.ts'
import { forgetJobs } from '#tests/support/jobs.ts'
import { provenConverter } from '#tests/support/proven-converter.ts'
import { buildTestApp } from '#tests/support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-slides-'))
const secret = Buffer.alloc(32, 3)
const clock = new HandClock()
const { addressOf } = fileAddresses(secret, clock.read)
const never = new AbortController().signal

let database: Database
let slides: (typeof file.$inferSelect)[]
let apps: FastifyInstance[] = []

beforeAll(async () => {
  database = await openUsualDatabase()
  slides = await database.db.select().from(file).where(eq(file.suffix, 'pptx')).limit(3)
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const serve = async (
  convert: ConvertToPdf | null,
  known: Partial<PresentationConverter> = {},
): Promise<FastifyInstance> => {
  const data = mkdtempSync(join(folder, 'data-'))
  const app = await buildTestApp(database, {
    clock: clock.read,
    fileAddressSecret: secret,
    storage: folderStorage({ seed: seedFilesFolder(), data }),
    presentations: convert && { ...provenConverter(convert), ...known },
  })
  for (const before of apps) await before.close()
  await forgetJobs(database)
  apps = [app]
  await app.ready()
  await app.jobs.work()
  return app
}

const addressOfSlides = (index: number) =>
  addressOf({ id: slides[index]?.id ?? 0, name: '勾股定理.pptx', use: 'pdf' })

/** Conversions that end when the test says so. */
const byHand = () => {
  const begun: { from: string; end: ReturnType<typeof deferred<void>> }[] = []
  const convert: ConvertToPdf = async (from, to, signal) => {
    const end = deferred<void>()
    begun.push({ from, end })
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')))
    })
    await Promise.race([end.ask(), stopped])
    mkdirSync(join(to, '..'), { recursive: true })
    writeFileSync(to, '%PDF-1.7 made')
  }
  return { begun, convert }
}

const settled = (wanted: () => boolean | Promise<boolean>) =>
  expect.poll(wanted, { interval: 5, timeout: 10_000 }).toBe(true)

describe('a presentation', () => {
  test('is told to come, then comes, and is made once however many ask', async () => {
    const { begun, convert } = byHand()
    const app = await serve(convert)
    const first = await app.inject({ url: addressOfSlides(0) })
    await app.inject({ url: addressOfSlides(0) })
    expect([first.statusCode, first.headers['retry-after'], first.json<Envelope<unknown>>().Data]).toEqual([
      202,
      '2',
      { Converting: true },
    ])
    expect(first.headers['cache-control']).toBe('no-store')
    await settled(() => begun.length === 1)
    begun[0]?.end.answer()
    await settled(async () => (await app.inject({ url: addressOfSlides(0) })).statusCode === 200)
    const ready = await app.inject({ url: addressOfSlides(0), headers: { range: 'bytes=0-3' } })
    expect([
      ready.statusCode,
      ready.body,
      ready.headers['content-type'],
      ready.headers['content-disposition'],
    ]).toEqual([206, '%PDF', 'application/pdf', expect.stringMatching(/^inline; .*\.pptx\.pdf$/)])
    expect(begun).toHaveLength(1)
  })

  test('waits for the one before it', async () => {
    const { begun, convert } = byHand()
    const app = await serve(convert)
    for (const index of [0, 1]) await app.inject({ url: addressOfSlides(index) })
    await settled(() => begun.length === 1)
    begun[0]?.end.answer()
    await settled(() => begun.length === 2)
    begun[1]?.end.answer()
  })

  test('that cannot be converted is said to be so, and tried again after ten minutes', async () => {
    const { begun, convert } = byHand()
    const app = await serve(convert)
    await app.inject({ url: addressOfSlides(0) })
    await settled(() => begun.length === 1)
    begun[0]?.end.fail(new Error('damaged'))
    await settled(async () => (await app.inject({ url: addressOfSlides(0) })).statusCode === 415)
    clock.set(new Date())
    clock.forward(601)
    expect((await app.inject({ url: addressOfSlides(0) })).statusCode).toBe(202)
    await settled(() => begun.length === 2)
    begun[1]?.end.answer()
    await settled(async () => (await app.inject({ url: addressOfSlides(0) })).statusCode === 200)
  })

  test('is not blamed for a converter that converts nothing any more', async () => {
    const { begun, convert } = byHand()
    let works = true
    const app = await serve(convert, { works: () => works, check: async () => works })
    await app.inject({ url: addressOfSlides(0) })
    await settled(() => begun.length === 1)
    works = false
    begun[0]?.end.fail(new Error('the program is gone'))
    await settled(async () => (await app.inject({ url: addressOfSlides(0) })).statusCode === 501)
    works = true
    expect((await app.inject({ url: addressOfSlides(0) })).statusCode).toBe(202)
  })

  test('is offered for showing only once a try has come out', async () => {
    const tries: string[] = []
    const broken = testedConverter(() => Promise.reject(new Error('no Impress')))
    expect([broken.works(), await broken.check(), broken.works()]).toEqual([false, false, false])
    const able = testedConverter(async (from) => {
      tries.push(readFileSync(from).toString('latin1', 0, 2))
    })
    expect(able.works()).toBe(false)
    expect([await able.check(), able.works(), tries]).toEqual([true, true, ['PK', 'PK']])
    await Promise.all([broken.stop(), able.stop()])
  })

  test('ends with the server', async () => {
    const { begun, convert } = byHand()
    const app = await serve(convert)
    await app.inject({ url: addressOfSlides(0) })
    await app.inject({ url: addressOfSlides(1) })
    await settled(() => begun.length === 1)
    await app.close()
    expect(begun).toHaveLength(1)
  })

  test('is not shown where nothing converts it', async () => {
    expect((await (await serve(null)).inject({ url: addressOfSlides(0) })).statusCode).toBe(404)
  })
})

describe('the program', () => {
  const program = (name: string, script: string): string => {
    const place = join(folder, name)
    writeFileSync(place, `#!/bin/sh\n${script}\n`)
    chmodSync(place, 0o755)
    return place
  }

  test('is found on the PATH, by its place, or not at all', async () => {
    const place = program('soffice', 'exit 0')
    expect(await findOffice('soffice', `/nowhere:${folder}`)).toBe(place)
    expect(await findOffice(place, '')).toBe(place)
    expect(await findOffice('soffice', '/nowhere')).toBeNull()
    expect(await findOffice('off', folder)).toBeNull()
  })

  test('that hangs is ended with its children, and leaves nothing behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('zhiyuan-office-'))
    const hanging = officeConversion(program('hangs', 'sleep 600 & sleep 600'), { timeoutMs: 200 })
    await expect(hanging(join(folder, 'soffice'), join(folder, 'out.pdf'), never)).rejects.toThrow('ended')
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('zhiyuan-office-'))).toEqual(before)
    expect(existsSync(join(folder, 'out.pdf'))).toBe(false)
  })
})

const office = await findOffice('soffice')
const sandbox = await findSandbox({ named: 'bwrap', hidden: [projectRoot()] })
/** A machine whose LibreOffice lacks Impress has the program and cannot convert. */
const converts = office !== null && (await testedConverter(officeConversion(office)).check())

describe.skipIf(!converts)('LibreOffice', () => {
  test('makes a PDF of a presentation of the seed, and leaves no lock beside it', async () => {
    const from = join(seedFilesFolder(), slides[0]?.path ?? '')
    const to = join(folder, 'real/slides.pdf')
    const beside = readdirSync(join(from, '..'))
    await officeConversion(office ?? '')(from, to, never)
    expect(readFileSync(to).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(readdirSync(join(from, '..'))).toEqual(beside)
  })

  test.skipIf(sandbox === null)('does so shut in with its folder alone', async () => {
    const to = join(folder, 'shut-in/slides.pdf')
    const convert = officeConversion(office ?? '', { sandbox: sandbox ?? unboxed })
    await convert(join(seedFilesFolder(), slides[0]?.path ?? ''), to, never)
    expect(readFileSync(to).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test('fetches nothing that a presentation names', async () => {
    const asked: string[] = []
    const outside = createServer((request, response) => {
      asked.push(String(request.url))
      response.end()
    })
    await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
    const { port } = outside.address() as { port: number }
    const { unzipSync, zipSync, strFromU8, strToU8 } = await import('fflate')
    const parts = unzipSync(readFileSync(join(seedFilesFolder(), slides[0]?.path ?? '')))
    const relations = 'ppt/slides/_rels/slide1.xml.rels'
    const slide = 'ppt/slides/slide1.xml'
    const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'
    const linked = `<Relationship Id="rId99" Type="${kind}" Target="http://127.0.0.1:${port}/out.png" TargetMode="External"/>`
    const picture =
      '<p:pic><p:nvPicPr><p:cNvPr id="99" name="p"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:link="rId99"/>' +
      '<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/>' +
      '</a:xfrm><a:prstGeom prst="rect"/></p:spPr></p:pic>'
    const edit = (name: string, end: string, more: string) => {
      const text = strFromU8(parts[name] ?? new Uint8Array())
      expect(text).toContain(end)
      parts[name] = strToU8(text.replace(end, more + end))
    }
    edit(relations, '</Relationships>', linked)
    edit(slide, '</p:spTree>', picture)
    const from = join(folder, 'linked.pptx')
    writeFileSync(from, zipSync(parts))
    await officeConversion(office ?? '')(from, join(folder, 'linked.pdf'), never)
    outside.close()
    expect(asked).toEqual([])
  })
})
