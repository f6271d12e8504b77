import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EmbeddedDatabase, openEmbedded } from '#server/db/database.ts'
import { unavailabilityOf } from '#server/db/unavailable.ts'
import { fileFault } from '#server/runtime/file-fault.ts'
import { smallDisks } from '#tests/support/small-disk.ts'

const disks = smallDisks()
afterAll(() => disks.remove())

describe.runIf(disks.canMount)('the embedded database on a disk that fills', () => {
  let database: EmbeddedDatabase
  let told: boolean[]
  const query = async (text: string) => (await database.db.$client.query<{ n: number }>(text)).rows
  const failureOf = (text: string): Promise<unknown> =>
    query(text).then(
      () => new Error(`was done: ${text}`),
      (error: unknown) => error,
    )
  const unavailability = async (text: string) => unavailabilityOf(await failureOf(text))

  beforeEach(async () => {
    disks.insert(160)
    told = []
    database = await openEmbedded(
      { folder: join(disks.folder, 'db') },
      { waitSeconds: 10, roomChanged: (isEnough) => told.push(isEnough) },
    )
    await query('create table note (n int, body text) with (fillfactor = 40)')
    await query("insert into note select n, repeat('y', 100) from generate_series(1, 20) as n")
  })
  afterEach(() => database.close())

  const written = 'insert into note values (21, null)'
  const kept = 'select count(*)::int as n from note'

  test('reads on, writes nothing more while there is no room, and writes again once there is', async () => {
    disks.fill()
    expect(await unavailability(written)).toBe('full')
    expect(await unavailability('begin; insert into note values (21, null); commit')).toBe('full')
    // As a command tells it at the console.
    expect(fileFault(await failureOf(written))).toBe('磁盘已满')
    expect(await query(kept)).toEqual([{ n: 20 }])
    expect(told).toEqual([false])
    disks.makeRoom()
    await query(written)
    expect(await query(kept)).toEqual([{ n: 21 }])
    expect(told).toEqual([false, true])
  })

  test('is copied only where there is room for the copy and for writes after it', async () => {
    const taken = join(disks.folder, 'taken')
    writeFileSync(taken, Buffer.alloc(disks.freeBytes() - 75_000_000))
    await expect(database.copy?.(join(disks.folder, 'copy'))).rejects.toThrow(/还差 \d+ MB/)
    await query(written)
    expect([readdirSync(disks.folder).sort(), told]).toEqual([['db', 'taken'], []])
  })

  test('leaves nothing of a copy that fails half-way', async () => {
    disks.insert(400)
    const own = await openEmbedded({ folder: join(disks.folder, 'whole') })
    // What cannot be copied stands for a disk that somebody else fills meanwhile.
    expect(spawnSync('mkfifo', [join(disks.folder, 'whole', 'zzz')]).status).toBe(0)
    await expect(own.copy?.(join(disks.folder, 'copy'))).rejects.toThrow()
    await own.close()
    expect(readdirSync(disks.folder)).toEqual(['whole'])
  })

  test('stops where its log finds no room in the middle of a change, and is whole again once there is', async () => {
    const connection = await database.db.$client.connect()
    let failed: unknown
    try {
      await connection.query('begin')
      await connection.query(written)
      disks.fill()
      // In the pages that are there, so that only the log grows: two of its files.
      for (let n = 0; n < 20_000; n += 1) await connection.query('update note set body = body')
    } catch (error) {
      failed = error
    } finally {
      connection.release(true)
    }
    expect(unavailabilityOf(failed)).toBe('full')
    for (let n = 0; n < 1000; n += 1) expect(await unavailability('update note set body = body')).toBe('full')
    disks.makeRoom()
    await expect.poll(() => query(kept).catch(String), { timeout: 20_000 }).toEqual([{ n: 20 }])
    await query(written)
    expect(await query(kept)).toEqual([{ n: 21 }])
  }, 60_000)
})
