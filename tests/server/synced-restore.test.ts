import {
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest'
import { backup } from '#server/backup/backup.ts'
import { restore } from '#server/backup/restore.ts'
import { SyncedFiles, syncing } from '#server/db/synced-files.ts'
import { bareInstallation, type Installation, putFile, seededInstallation } from '#tests/support/backups.ts'
import { enginesOf } from '#tests/support/engines.ts'

/** A database is made for each: seconds, and many on a busy machine. */
const PATIENCE = { timeout: 240_000 }

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-synced-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a start makes anew each time. */
const OF_ITS_START = /^\/(postmaster\.(pid|opts)|pg_stat_tmp)|pg_internal\.init$/

/** Syncs, and knows what was synced: a file keeps its number when it is moved. */
const recorder = (onSync: (number: number) => void = () => undefined) => {
  const numbers = new Set<number>()
  return {
    sync: (descriptor: number): void => {
      fsyncSync(descriptor)
      const { ino } = fstatSync(descriptor)
      numbers.add(ino)
      onSync(ino)
    },
    has: (place: string): boolean => numbers.has(statSync(place).ino),
  }
}

const everythingIn = (place: string): string[] => [
  place,
  ...readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name)),
]

test(
  'a database that was just made has reached the disk as a whole, with the folder that names it, when it is opened',
  PATIENCE,
  async () => {
    const place = join(folder, 'made', 'db')
    const { sync, has } = recorder()
    const open = (how: typeof sync) =>
      PGlite.create({ startParams: syncing(PGlite.defaultStartParams), fs: new SyncedFiles(place, how) })
    mkdirSync(join(folder, 'made'))
    const database = await open(sync)
    const unsynced = everythingIn(join(folder, 'made')).filter((one) => !has(one))
    await database.close()
    expect(unsynced.map((one) => one.slice(place.length)).filter((one) => !OF_ITS_START.test(one))).toEqual(
      [],
    )

    const again = recorder()
    await (await open(again.sync)).close()
    expect(again.has(join(place, 'PG_VERSION'))).toBe(false)
  },
)

test('a restore whose statistics fail after its commit has its rows and its files', PATIENCE, async () => {
  const made = await seededInstallation('postgresql', inject('postgres'))
  try {
    const { environment, files } = made
    putFile(files, 'ab/film.mp4', 'a film')
    const place = join(folder, 'statistics.tar')
    await backup({ environment, place, key: null, product: '1.2.3', now: new Date() })
    rmSync(join(files, 'ab'), { recursive: true })
    // Another table of the same database that cannot be looked through.
    await made.ask(async ({ db }) => {
      await db.$client.query(`create schema beside; create table beside.broken (a int);
        create function beside.fails(int) returns int immutable language plpgsql as
          $$ begin if current_query() ilike 'analyze%' then raise 'no statistics'; end if; return 1; end $$;
        create index on beside.broken (beside.fails(a)); insert into beside.broken values (1)`)
    })
    expect(await restore({ environment, place, key: null, replaces: true })).toMatchObject({
      analyzed: false,
    })
    expect(existsSync(join(files, 'ab', 'film.mp4'))).toBe(true)
  } finally {
    await made.remove()
  }
})

describe.each(enginesOf('a restore that reaches the disk'))('a restore into %s', PATIENCE, (engine) => {
  let made: Installation
  afterEach(() => made.remove())

  test('has all of it on the disk before anything that was there goes', async () => {
    const source = inject('postgres')
    made = engine === 'embedded' ? await bareInstallation(source) : await seededInstallation(engine, source)
    const { environment, files } = made
    const data = (...names: string[]) => join(environment.dataDirectory, ...names)
    putFile(files, 'ab/film.mp4', 'a film')
    putFile(files, 'streams/ab-film/0.ts', 'a piece')
    const place = join(folder, `${engine}.tar`)
    await backup({ environment, place, key: null, product: '1.2.3', now: new Date() })
    rmSync(data('files', 'streams'), { recursive: true })
    putFile(files, 'cd/later.pdf', 'written later')

    const isThere: boolean[] = []
    const whileOldIsBeside: number[] = []
    const { sync, has } = recorder((number) => {
      isThere.push(existsSync(data('files/cd/later.pdf')))
      if (existsSync(data('restoring/db-before'))) whileOldIsBeside.push(number)
    })
    await restore({ environment, place, key: null, replaces: true, sync })
    const came = ['', 'ab', 'ab/film.mp4', 'streams', 'streams/ab-film', 'streams/ab-film/0.ts']
    expect(came.filter((name) => !has(data('files', name)))).toEqual([])
    expect(isThere).not.toContain(false)
    expect(existsSync(data('files/cd/later.pdf'))).toBe(false)
    // By then the folder names the new database.
    if (engine === 'embedded') expect(whileOldIsBeside).toContain(statSync(data()).ino)
  })
})
