import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { restore } from '#server/backup/restore.ts'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import { isPrepared } from '#server/db/prepared.ts'
import { emptyInstallation, type Installation } from '#tests/support/backups.ts'
import { SEEDED_AT } from '#tests/support/test-databases.ts'

const FOLDER = 'tests/server/old-databases'

let made: Installation
beforeEach(async () => {
  made = await emptyInstallation('postgresql', inject('postgres'))
})
afterEach(() => made.remove())

const restored = async (name: string): Promise<void> => {
  const { environment } = made
  await mkdir(environment.dataDirectory, { recursive: true })
  const place = join(environment.dataDirectory, 'old.tar')
  writeFileSync(place, gunzipSync(readFileSync(join(FOLDER, name))))
  await restore({ environment, place, key: null, replaces: false })
}

describe.each(readdirSync(FOLDER))('the installation of a release, %s', (name) => {
  test('is restored, brought to the newest shape and keeps what it held', async () => {
    await restored(name)
    await made.ask(async (database) => {
      const { db } = database
      const held = async () =>
        (await db.execute(sql`select count(*)::int as nodes from zhiyuan.curriculum_node`)).rows
      const before = await held()
      await prepareDatabase(database, 'none', SEEDED_AT)
      expect(await isPrepared(db)).toBe(true)
      expect(await held()).toEqual(before)
      expect(before).not.toEqual([{ nodes: 0 }])
    })
  })
})

test('a database that a newer version has changed is refused, and stays as it is', async () => {
  await made.ask(async (database) => {
    const { db } = database
    await prepareDatabase(database, 'none', SEEDED_AT)
    await db.execute(
      sql`insert into zhiyuan.migration (hash, created_at) values ('of a later version', 9999999999999)`,
    )
    await expect(isPrepared(db)).rejects.toThrow('written by a newer version')
    await expect(prepareDatabase(database, 'none', SEEDED_AT)).rejects.toThrow('written by a newer version')
  })
})
