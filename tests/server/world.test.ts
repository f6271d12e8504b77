import { createHash } from 'node:crypto'
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { inProject } from '#server/config/project-root.ts'
import type { Database } from '#server/db/database.ts'
import type { NewAccount } from '#server/import/people.ts'
import { hotTermWords } from '#server/modules/frame/frame-word.repository.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { exportWorld } from '#server/world/export-world.ts'
import { importWorld } from '#server/world/import-world.ts'
import type { KindCount, WorldRemark } from '#server/world/put-items.ts'
import { exampleFiles, schemaFiles, writeTemplate } from '#server/world/write-template.ts'
import { emptyInstallation, type Installation, seededInstallation } from '#tests/support/backups.ts'
import { buildTestApp } from '#tests/support/server.ts'
import { BANNERS, BASE_TREE, clientOf, HOME, HOT, LIVES } from '#tests/support/server-client.ts'

const PATIENCE = { timeout: 600_000 }

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-world-'))
const installations: Installation[] = []
afterAll(async () => {
  for (const made of installations) await made.remove()
  rmSync(folder, { recursive: true, force: true })
})

const NOW = new Date('2026-09-01T00:00:00Z')
const place = (name: string): string => join(folder, name)
const storageOf = ({ environment }: Installation) => openStorage({ ...environment, seed: seedFilesFolder() })

const write = async (made: Installation, { db }: Database, name: string) =>
  exportWorld({
    db,
    storage: await storageOf(made),
    folder: place(name),
    product: '1.2.3',
    now: NOW,
    tell: () => undefined,
  })

const read = async (made: Installation, { db }: Database, name: string, isDryRun = false) => {
  const remarks: WorldRemark[] = []
  const accounts: NewAccount[] = []
  const counts = await importWorld({
    db,
    storage: await storageOf(made),
    folder: place(name),
    isDryRun,
    clock: () => NOW,
    keep: async (some) => void accounts.push(...some),
    remark: (remark) => remarks.push(remark),
    tell: () => undefined,
  })
  return { counts, remarks, accounts }
}

const empty = async (): Promise<Installation> => {
  const made = await emptyInstallation('postgresql', inject('postgres'))
  installations.push(made)
  await made.ask((database) => prepareDatabase(database, 'none', NOW))
  return made
}

const linesOf = (world: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    readdirSync(place(world))
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => [name, readFileSync(join(place(world), name), 'utf8').split('\n')]),
  )

const sumOf = (counts: readonly KindCount[], what: 'added' | 'changed' | 'refused'): number =>
  counts.filter(({ title }) => title !== '影片').reduce((sum, count) => sum + count[what], 0)

/** Ids and signatures are each installation's own. */
const withoutIds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value === 'string') return value.replace(/\?.*$/, '').replace(/\d+/g, '0')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !/ids?$/i.test(name) && name !== 'Time')
      .map(([name, inner]) => [name, withoutIds(inner)]),
  )
}

const answersOf = async (database: Database): Promise<Record<string, unknown>> => {
  const app = await buildTestApp(database, { clock: () => NOW })
  const { get } = clientOf(app)
  const answers: Record<string, unknown> = {}
  for (const path of [HOME, BANNERS, HOT, LIVES, BASE_TREE])
    answers[path] = withoutIds((await get(path)).body)
  await app.close()
  return answers
}

describe('a world that is exported and imported into an empty installation', PATIENCE, () => {
  let from: Installation
  let to: Installation
  let come: Awaited<ReturnType<typeof read>>
  beforeAll(async () => {
    from = await seededInstallation('postgresql', inject('postgres'))
    to = await empty()
    installations.push(from)
    await writeTemplate(place('template'))
    const told = await from.ask(async (database) => {
      // Some of each kind say as much as all.
      await database.db.execute(sql`delete from zhiyuan.content where type in (3, 4) and id % 10 <> 0`)
      const { remarks } = await read(from, database, 'template')
      const { lost } = await write(from, database, 'first')
      return { remarks, lost }
    })
    expect(told).toEqual({ remarks: [], lost: [] })
    come = await to.ask(async (database) => {
      const read_ = await read(to, database, 'first')
      await write(to, database, 'second')
      return read_
    })
  }, 600_000)

  test('is exported equal, files and all', () => {
    expect(come.remarks).toEqual([])
    const [first, second] = [linesOf('first'), linesOf('second')]
    expect(Object.keys(second)).toEqual(Object.keys(first))
    for (const [name, lines] of Object.entries(first))
      for (const [at, line] of lines.entries())
        expect(`${name} ${second[name]?.[at]}`).toBe(`${name} ${line}`)
    for (const inner of ['files', 'streams'])
      expect(
        new Set(readdirSync(join(place('second'), inner), { recursive: true, encoding: 'utf8' })),
      ).toEqual(new Set(readdirSync(join(place('first'), inner), { recursive: true, encoding: 'utf8' })))
    for (const name of readdirSync(join(place('second'), 'files')).filter((it) => !it.includes('.chapters.')))
      expect(name).toContain(
        createHash('sha256')
          .update(readFileSync(join(place('second'), 'files', name)))
          .digest('hex'),
      )
  })

  test('answers visitors the same', async () => {
    const [first, second] = [await from.ask(answersOf), await to.ask(answersOf)]
    expect(second).toEqual(first)
  })

  test('holds no password, and gives new people first ones', async () => {
    const text = Object.values(linesOf('first')).flat().join('\n')
    expect(text).not.toMatch(/argon2|password|sha256\$|token/i)
    const mobiles = new Set(come.accounts.map(({ person }) => person.mobile))
    expect(mobiles.size).toBe(come.accounts.length)
    expect(mobiles.size).toBeGreaterThan(3)
    const { rows } = await to.ask(({ db }) =>
      db.execute(
        sql`select count(*)::int as n from zhiyuan.app_user where must_change_password and password_hash is not null`,
      ),
    )
    expect(rows[0]?.['n']).toBe(mobiles.size)
  })

  test('changes nothing when it comes again, here or where it came from', async () => {
    for (const made of [to, from]) {
      const { counts, remarks, accounts } = await made.ask((database) => read(made, database, 'first'))
      expect([sumOf(counts, 'added'), remarks, accounts]).toEqual([0, [], []])
      if (made === to) expect(sumOf(counts, 'changed')).toBe(0)
    }
  })
})

describe('a world between two installations on the embedded database', PATIENCE, () => {
  test('is exported equal', async () => {
    const from = await seededInstallation('embedded', inject('postgres'))
    const to = await emptyInstallation('embedded', inject('postgres'))
    installations.push(from, to)
    await to.ask((database) => prepareDatabase(database, 'none', NOW))
    await writeTemplate(place('embedded-template'))
    await from.ask(async (database) => {
      await database.db.execute(sql`delete from zhiyuan.content where type in (3, 4) and id % 200 <> 0`)
      await read(from, database, 'embedded-template')
      await write(from, database, 'embedded-first')
    })
    const { remarks } = await to.ask(async (database) => {
      const come = await read(to, database, 'embedded-first')
      await write(to, database, 'embedded-second')
      return come
    })
    expect(remarks).toEqual([])
    expect(linesOf('embedded-second')).toEqual(linesOf('embedded-first'))
    expect(linesOf('embedded-second')['site.jsonl']?.[0]).toContain('江城云课堂')
  })
})

describe('the template of a world', PATIENCE, () => {
  test('comes in whole, is only told of by a dry run, and changes by its lines', async () => {
    const made = await empty()
    await writeTemplate(place('own'))
    const rows = () =>
      made.ask(
        async ({ db }) =>
          (await db.execute(sql`select count(*)::int as n from zhiyuan.content`)).rows[0]?.['n'],
      )
    const tried = await made.ask((database) => read(made, database, 'own', true))
    expect([tried.remarks, tried.accounts, await rows()]).toEqual([[], [], 0])
    const come = await made.ask((database) => read(made, database, 'own'))
    expect([come.remarks, sumOf(come.counts, 'added')]).toEqual([[], sumOf(tried.counts, 'added')])
    expect(come.accounts.map(({ person }) => person.mobile)).toEqual(['13800000001'])

    const same = await made.ask((database) => read(made, database, 'own', true))
    expect([sumOf(same.counts, 'added'), sumOf(same.counts, 'changed')]).toEqual([0, 0])

    const courses = join(place('own'), 'courses.jsonl')
    writeFileSync(courses, readFileSync(courses, 'utf8').replace('什么是勾股定理', '勾股定理是什么'))
    const sections = () =>
      made.ask(
        async ({ db }) =>
          (await db.execute(sql`select id, name from zhiyuan.course_section order by id`)).rows,
      )
    const before = await sections()
    const again = await made.ask((database) => read(made, database, 'own'))
    expect([sumOf(again.counts, 'added'), sumOf(again.counts, 'changed')]).toEqual([0, 1])
    const after = await sections()
    expect(after.map((row) => row['id'])).toEqual(before.map((row) => row['id']))
    expect(after.map((row) => row['name'])).toContain('勾股定理是什么')
  })

  test('has its lines and schemas in the documentation', () => {
    const page = readFileSync(inProject('docs/school-folder.md'), 'utf8')
    for (const text of Object.values(exampleFiles())) expect(page).toContain(text.trim())
    expect(Object.keys(schemaFiles()).length).toBe(Object.keys(exampleFiles()).length)
  })
})

describe('what the office adds at the end of a list', PATIENCE, () => {
  test('comes into another installation as it stands', async () => {
    const from = await empty()
    const to = await empty()
    await from.ask(async (database) => {
      const words = hotTermWords(database.db)
      for (const name of ['期中复习', '春天的绘本', '整本书阅读']) await words.add(1, { name, hidden: false })
      await write(from, database, 'by-hand')
    })
    const { remarks } = await to.ask(async (database) => {
      const come = await read(to, database, 'by-hand')
      await write(to, database, 'by-hand-again')
      return come
    })
    expect(remarks).toEqual([])
    expect(linesOf('by-hand')['hot-terms.jsonl']).toHaveLength(4)
    expect(linesOf('by-hand-again')).toEqual(linesOf('by-hand'))
  })
})

describe('lines that cannot be taken', PATIENCE, () => {
  test('are told with their file, number and reason, and hold no other up', async () => {
    const made = await empty()
    await writeTemplate(place('bad'))
    const at = (name: string) => join(place('bad'), name)
    writeFileSync(join(folder, 'secret.pdf'), '%PDF-1.4')
    symlinkSync(join(folder, 'secret.pdf'), at('files/link.pdf'))
    writeFileSync(at('files/false.pdf'), 'no pdf')
    const resource = JSON.parse(readFileSync(at('resources.jsonl'), 'utf8')) as object
    const bad = (key: string, change: object) =>
      appendFileSync(at('resources.jsonl'), `${JSON.stringify({ ...resource, key, ...change })}\n`)
    appendFileSync(at('resources.jsonl'), '{"key":\n')
    bad('a', { file: '../secret.pdf' })
    bad('b', { file: 'files/link.pdf' })
    bad('c', { file: 'files/false.pdf' })
    bad('d', { file: 'files/none.pdf' })
    bad('e', { teacher: 'nobody' })
    bad('f', { passwordHash: 'x' })
    bad('g', { name: '' })
    bad('resource-1', {})
    bad('h', { withdrawal: { by: 'nobody', at: '2026-09-01T08:00:00Z' } })
    bad('i', { name: 'good' })
    const { remarks, counts } = await made.ask((database) => read(made, database, 'bad'))
    expect(remarks.map(({ file, line, text }) => `${file} ${line} ${text}`)).toEqual([
      'resources.jsonl 2 不是 JSON',
      'resources.jsonl 3 文件“../secret.pdf”应当写成 files/… ，并且在这个文件夹里',
      'resources.jsonl 4 files/link.pdf 是链接或文件夹，只能是文件',
      'resources.jsonl 5 files/false.pdf：文件内容与后缀不符，请换一个文件',
      'resources.jsonl 6 没有文件 files/none.pdf',
      'resources.jsonl 8 不认识 passwordHash',
      'resources.jsonl 9 name 太短或太小',
      'resources.jsonl 10 key“resource-1”重复了',
      'resources.jsonl 7 没有人员“nobody”',
      'resources.jsonl 11 没有人员“nobody”',
    ])
    expect(counts.find(({ title }) => title === '资源')).toMatchObject({ added: 2, refused: 10 })
  })
})
