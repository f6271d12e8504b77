import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import { backup } from '#server/backup/backup.ts'
import { openCommandServer } from '#server/db/command-server.ts'
import { lockDataDirectory } from '#server/db/data-directory-lock.ts'
import { bareInstallation, emptyInstallation, type Installation } from '#tests/support/backups.ts'
import { deferred } from '#tests/support/deferred.ts'

const PATIENCE = { timeout: 240_000 }
const KEY = { kind: 'passphrase', text: 'sixteen signs or more' } as const
const UUID = '9b2f1c1e-3d1a-4a53-9d0f-1f6f0f6f1d11'
const OLD_NAME = 'zhiyuan-20261120-031500.tar.age'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-left-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let made: Installation
beforeEach(async () => {
  made = await bareInstallation(inject('postgres'))
})
afterEach(() => made.remove())

const data = (...names: string[]) => join(made.environment.dataDirectory, ...names)
const write = (name: string, { environment } = made) =>
  backup({ environment, place: join(folder, name), key: KEY, product: '1.2.3', now: new Date() })

const left = (name: string, lock?: string): void => {
  mkdirSync(data(name))
  writeFileSync(data(name, 'table.tsv'), 'a person')
  if (lock !== undefined) writeFileSync(data(name, 'lock'), lock)
}
/** A process that is gone: no system gives so high a number. */
const GONE = JSON.stringify({ pid: 2 ** 30, host: hostname(), started: '1' })
const longAgo = (name: string) => utimesSync(data(name), new Date(0), new Date(0))

/** Folders of killed backups, and three that stay: one just being made, one under way, and somebody's own. */
const leaveAll = async () => {
  left(`snapshot-${UUID}`)
  left('backup-killed', GONE)
  left('backup-asmade')
  longAgo('backup-asmade')
  for (const name of KEPT) left(name)
  longAgo('mine')
  return lockDataDirectory(data('backup-underw'))
}
const KEPT = ['backup-begun1', 'backup-underw', 'mine']

test(
  'what killed backups left goes when the database is opened, and by the next backup; one under way keeps its own',
  PATIENCE,
  async () => {
    const lock = await leaveAll()
    await made.ask(async () => expect(readdirSync(data()).sort()).toEqual([...KEPT, 'db', 'lock'].sort()))
    await made.ask(async ({ copy, lend }) => {
      if (copy === null || lend === null) throw new Error('an embedded database has files')
      left('backup-killed', GONE)
      const shut = await openCommandServer({ dataDirectory: data(), copy, lend })
      await write('running.tar.age')
      await shut()
    })
    expect(readdirSync(data()).sort()).toEqual([...KEPT, 'db'].sort())
    lock.release()
  },
)

test('a copy for a backup that was killed while it was made is removed', PATIENCE, async () => {
  const copying = deferred<void>()
  const place = data('backup-killed', 'db')
  const shut = await openCommandServer({
    dataDirectory: data(),
    lend: () => undefined,
    copy: async (to) => {
      mkdirSync(to, { recursive: true })
      await copying.ask()
    },
  })
  const { port, token } = z.parse(
    z.object({ port: z.int(), token: z.string() }),
    JSON.parse(readFileSync(data('command-server.json'), 'utf8')),
  )
  const headers = { authorization: `Bearer ${token}` }
  const asked = request({ port, path: '/backup-killed', method: 'POST', headers })
  asked.on('error', () => undefined).end()
  await expect.poll(() => copying.isWaitedFor() && existsSync(place)).toBe(true)
  asked.destroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  copying.answer()
  await expect.poll(() => existsSync(place)).toBe(false)
  await shut()
})

test(
  'tables in clear never lie beside the archive, and those that lie there from before go',
  PATIENCE,
  async () => {
    const archives = join(folder, 'archives')
    for (const name of [`${OLD_NAME}.tables-aB3dE6`, 'now.tar.age.tables-aB3dE6', 'mine.tables-aB3dE6'])
      mkdirSync(join(archives, name), { recursive: true })
    const beside = new Set<string>()
    const shut = new Set<string>()
    let isOver = false
    const looking = (async () => {
      while (!isOver) {
        for (const name of readdirSync(archives))
          if (existsSync(join(archives, name, 'table.tsv'))) beside.add(name)
        for (const name of readdirSync(data()).filter((one) => existsSync(data(one, 'table.tsv'))))
          shut.add((statSync(data(name)).mode & 0o777).toString(8))
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    })()
    await write('archives/now.tar.age')
    isOver = true
    await looking
    expect([[...beside], [...shut]]).toEqual([[], ['700']])
    expect(readdirSync(archives).sort()).toEqual(['mine.tables-aB3dE6', 'now.tar.age'])
  },
)

test(
  'a world without a data directory has its tables among the temporary files, and leaves none',
  PATIENCE,
  async () => {
    const world = await emptyInstallation('postgresql', inject('postgres'), inject('postgres').template)
    const scratch = () => readdirSync(tmpdir()).filter((name) => name.startsWith('zhiyuan-tables-'))
    const before = scratch()
    await write('bucket.tar.age', world)
    expect(existsSync(world.environment.dataDirectory)).toBe(false)
    expect(scratch()).toEqual(before)
    await world.remove()
  },
)
