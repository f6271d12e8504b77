import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { inProject } from '#server/config/project-root.ts'
import type { Database } from '#server/db/database.ts'
import { fileSweepRepository } from '#server/modules/sweep/file-sweep.repository.ts'
import { fileSweepService } from '#server/modules/sweep/file-sweep.service.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { importWorld } from '#server/world/import-world.ts'
import type { WorldRemark } from '#server/world/put-items.ts'
import { writeTemplate } from '#server/world/write-template.ts'
import { aJpeg } from '#tests/support/a-jpeg.ts'
import { emptyInstallation, type Installation } from '#tests/support/backups.ts'

const PATIENCE = { timeout: 300_000 }
const NOW = new Date('2026-09-01T00:00:00Z')
const DAY_MS = 86_400_000

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-world-files-'))
const installations: Installation[] = []
afterAll(async () => {
  for (const made of installations) await made.remove()
  rmSync(folder, { recursive: true, force: true })
})

const empty = async (engine: 'postgresql' | 'embedded'): Promise<Installation> => {
  const made = await emptyInstallation(engine, inject('postgres'))
  installations.push(made)
  await made.ask((database) => prepareDatabase(database, 'none', NOW))
  return made
}

const storageOf = ({ environment }: Installation) => openStorage({ ...environment, seed: seedFilesFolder() })

const aPdf = (): Buffer => Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(10_000)])

/** The template with these resources in place of its own, each with a file of its own unless `change` names another. */
const worldOf = async (name: string, many: number, change: (at: number) => object = () => ({})) => {
  const world = join(folder, name)
  await writeTemplate(world)
  const resource = JSON.parse(readFileSync(join(world, 'resources.jsonl'), 'utf8')) as object
  const lines = Array.from({ length: many }, (_, at) => {
    writeFileSync(join(world, `files/${at}.pdf`), aPdf())
    const own = { key: `r-${at}`, name: `第 ${at} 份`, file: `files/${at}.pdf` }
    return `${JSON.stringify({ ...resource, ...own, ...change(at) })}\n`
  })
  writeFileSync(join(world, 'resources.jsonl'), lines.join(''))
  return world
}

const read = async (made: Installation, { db }: Database, world: string) => {
  const remarks: WorldRemark[] = []
  const counts = await importWorld({
    db,
    storage: await storageOf(made),
    folder: world,
    isDryRun: false,
    clock: () => NOW,
    keep: async () => undefined,
    remark: (remark) => remarks.push(remark),
    tell: () => undefined,
  })
  return { resources: counts.find(({ title }) => title === '资源'), remarks }
}

const rowsOf = async ({ db }: Database, asked: ReturnType<typeof sql>) => (await db.execute(asked)).rows

const RESOURCES = sql`select c.name, c.file_id from zhiyuan.content c
  join zhiyuan.content_search s on s.content_id = c.id
  join zhiyuan.world_key k on k.kind = 'resource' and k.item_id = c.id where c.type = 3`
const ALL_RESOURCES = sql`select name from zhiyuan.content where type = 3`
const FILES = sql`select path, encode(sha256, 'hex') as hash from zhiyuan.file where store = 'data'`

const hashOf = (place: string): string => createHash('sha256').update(readFileSync(place)).digest('hex')

/** Each row of a file has its bytes, each resource its file, its words for searches and its key. */
const expectWhole = async (made: Installation, database: Database): Promise<number> => {
  const storage = await storageOf(made)
  for (const { path, hash } of await rowsOf(database, FILES))
    expect(hashOf(storage.locate('data', String(path)))).toBe(hash)
  const whole = await rowsOf(database, RESOURCES)
  expect(whole.length).toBe((await rowsOf(database, ALL_RESOURCES)).length)
  expect(new Set(whole.map((row) => row['file_id'])).size).toBe(whole.length)
  return whole.length
}

describe('a world whose import is killed with files on their way', PATIENCE, () => {
  test('has nothing half, and the same import again brings the rest without doubles', async () => {
    const many = 600
    const made = await empty('postgresql')
    const world = await worldOf('killed', many)
    const { databaseUrl, dataDirectory } = made.environment
    await made.ask(async (database) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'server/cli/import.ts', 'world', world], {
        cwd: inProject('.'),
        env: { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDirectory },
        stdio: 'ignore',
      })
      const gone = once(child, 'exit')
      await expect
        .poll(async () => (await rowsOf(database, ALL_RESOURCES)).length, { timeout: 120_000, interval: 5 })
        .toBeGreaterThan(0)
      child.kill('SIGKILL')
      expect(await gone).toEqual([null, 'SIGKILL'])
      const before = await expectWhole(made, database)
      expect(before).toBeLessThan(many)

      const { resources, remarks } = await read(made, database, world)
      expect(remarks).toEqual([])
      expect(resources).toMatchObject({ added: many - before, known: before, changed: 0, refused: 0 })
      expect(await expectWhole(made, database)).toBe(many)
    })
  })
})

describe.each(['postgresql', 'embedded'] as const)('lines among others on %s', (engine) => {
  test('that are refused hold no other up, and their files do not stay', PATIENCE, async () => {
    const many = 60
    const bad: Readonly<Record<number, object>> = {
      17: { teacher: 'nobody' },
      23: { file: 'files/none.pdf' },
      // PostgreSQL has no such sign.
      31: { name: 'a\u0000b' },
    }
    const world = await worldOf(`bad-${engine}`, many, (at) => bad[at] ?? {})
    const made = await empty(engine)
    await made.ask(async (database) => {
      const { resources, remarks } = await read(made, database, world)
      const said = remarks.map(({ line, text }) => `${line} ${text}`)
      expect(new Set(said)).toEqual(
        new Set(['18 没有人员“nobody”', '24 没有文件 files/none.pdf', '32 内容不合规定']),
      )
      expect(said).toHaveLength(3)
      expect(resources).toMatchObject({ added: many - 3, refused: 3 })
      expect(await expectWhole(made, database)).toBe(many - 3)

      const storage = await storageOf(made)
      const sweepAt = (now: Date) =>
        fileSweepService({ sweeps: fileSweepRepository(database.db), storage, clock: () => now }).sweep()
      await sweepAt(NOW)
      await sweepAt(new Date(NOW.getTime() + 2 * DAY_MS))
      const stored = (await rowsOf(database, FILES)).map((row) => row['hash'])
      for (const at of [17, 31]) {
        const hash = hashOf(join(world, `files/${at}.pdf`))
        expect(stored).not.toContain(hash)
        expect(readdirSync(made.files, { recursive: true }).join()).not.toContain(hash)
      }
      expect(stored).toContain(hashOf(join(world, 'files/0.pdf')))
      expect(readdirSync(join(made.files, 'incoming'))).toEqual([])
    })
  })

  test('that name one content by two names have one file', PATIENCE, async () => {
    const suffixOf = (at: number) => (at % 2 === 0 ? 'jpg' : 'jpeg')
    const world = await worldOf(`same-${engine}`, 8, (at) => ({
      file: `files/${at}.${suffixOf(at)}`,
      suffix: suffixOf(at),
    }))
    for (let at = 0; at < 8; at += 1) writeFileSync(join(world, `files/${at}.${suffixOf(at)}`), aJpeg())
    const made = await empty(engine)
    await made.ask(async (database) => {
      const { resources, remarks } = await read(made, database, world)
      expect([remarks, resources?.added]).toEqual([[], 8])
      const ids = (await rowsOf(database, RESOURCES)).map((row) => row['file_id'])
      expect([ids.length, new Set(ids).size]).toEqual([8, 1])
      const kept = readdirSync(made.files, { recursive: true, encoding: 'utf8' })
      const hash = hashOf(join(world, 'files/0.jpg'))
      expect(kept.filter((name) => name.includes(hash))).toHaveLength(1)
    })
  })
})
