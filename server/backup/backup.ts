import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Environment } from '../config/environment.ts'
import { askForSnapshot } from '../db/command-server.ts'
import { type Database, openEmbedded } from '../db/database.ts'
import { embeddedExists, openDatabase } from '../db/open-database.ts'
import { writeArchive } from './archive-writer.ts'
import type { BackupKey } from './backup-key.ts'
import type { Manifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

/** There is a file of that name, or nothing to back up. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

const NOTHING = '还没有数据可以备份 (there is no data yet)'

interface Asked {
  readonly environment: Environment
  /** The file to write. */
  readonly place: string
  readonly key: BackupKey | null
  readonly product: string
  readonly now: Date
}

interface Opened {
  readonly database: Database
  close(): Promise<void>
}

/** The database to read from: a copy that the running server makes, or the database itself where none runs. */
const open = async (environment: Environment): Promise<Opened> => {
  const folder = environment.databaseUrl === null ? await askForSnapshot(environment.dataDirectory) : null
  if (folder === null) {
    if (environment.databaseUrl === null && !embeddedExists(environment)) throw new BackupRefused(NOTHING)
    const database = await openDatabase(environment)
    return { database, close: () => database.close() }
  }
  try {
    const database = await openEmbedded({ folder, unsynced: true })
    return {
      database,
      close: async () => {
        await database.close()
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Writes the whole installation into one file, which is there whole or not at all. */
export const backup = async ({ environment, place, key, product, now }: Asked): Promise<Manifest> => {
  if (existsSync(place)) throw new BackupRefused(`${place} 已经存在 (the file is already there)`)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const scratch = await mkdtemp(`${place}.tables-`)
  try {
    const { database, close } = await open(environment)
    try {
      const needs = { database, scratch, product, now, engine: database.engine }
      return await writeArchive({ place, key, now }, (archive) =>
        writeBackup({ ...needs, archive, files: join(environment.dataDirectory, 'files') }),
      )
    } finally {
      await close()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const NAME = /^zhiyuan-\d{8}-\d{6}\.tar(\.age)?$/

/** A name that says when: `zhiyuan-20261124-031500.tar`, in UTC. */
export const nameAt = (now: Date, isEncrypted: boolean): string => {
  const [day = '', time = ''] = now.toISOString().replaceAll(/[-:]/g, '').split('T')
  return `zhiyuan-${day}-${time.slice(0, 6)}.tar${isEncrypted ? '.age' : ''}`
}

/** What a backup that was killed left half written. */
const HALF = /^zhiyuan-\d{8}-\d{6}\.tar(\.age)?\.(part|tables-\w+)$/
const DAY_MS = 86_400_000

/** Removes all but the newest so many of a folder's archives that have such names; answers how many. */
export const keepNewest = async (folder: string, count: number, now: Date): Promise<number> => {
  const names = await readdir(folder)
  for (const name of names.filter((one) => HALF.test(one))) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > DAY_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
  const old = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(count)
  for (const name of old) await rm(join(folder, name))
  return old.length
}
