import { fstatSync, fsyncSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { openEmbedded } from '#server/db/database.ts'
import { SyncedFiles, syncing } from '#server/db/synced-files.ts'

test('the embedded database has its log synced at every commit, its tables and folders at a checkpoint, and opens again with all of it, also where a start was killed before its lock had a word in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-synced-'))
  try {
    const synced = { files: 0, folders: 0 }
    const sync = (descriptor: number): void => {
      synced[fstatSync(descriptor).isDirectory() ? 'folders' : 'files'] += 1
      fsyncSync(descriptor)
    }
    const database = await PGlite.create({
      startParams: syncing(PGlite.defaultStartParams),
      fs: new SyncedFiles(join(folder, 'db'), sync),
    })
    await database.exec('create table kept (id int)')
    const during = async (statement: string): Promise<number> => {
      const before = synced.files
      await database.exec(statement)
      return synced.files - before
    }
    expect(await during('select 1')).toBe(0)
    expect(await during('insert into kept values (1)')).toBe(1)
    expect(await during('begin; insert into kept values (2); insert into kept values (3); commit')).toBe(1)
    expect(await during('checkpoint')).toBeGreaterThan(3)
    expect(synced.folders).toBeGreaterThan(0)
    await database.close()

    writeFileSync(join(folder, 'db', 'postmaster.pid'), '')
    const opened = await openEmbedded({ folder: join(folder, 'db') })
    const { rows } = await opened.db.$client.query<{ fsync: string; kept: number }>(
      "select current_setting('fsync') as fsync, (select count(*)::int from kept) as kept",
    )
    await opened.close()
    expect(rows).toEqual([{ fsync: 'on', kept: 3 }])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
