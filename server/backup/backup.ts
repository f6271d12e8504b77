import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Environment } from '../config/environment.ts'
import { type BackupFolder, makeBackupFolder } from '../db/backup-folder.ts'
import { askForSnapshot } from '../db/command-server.ts'
import { type Database, openEmbedded } from '../db/database.ts'
import { diskRoom } from '../db/disk-room.ts'
import { embeddedExists, openDatabase } from '../db/open-database.ts'
import { openBucket } from '../storage/open-storage.ts'
import { writeArchive } from './archive-writer.ts'
import type { BackupKey } from './backup-key.ts'
import type { ObjectsTold } from './bucket-objects.ts'
import type { Manifest } from './manifest.ts'
import { writeBackup } from './write-backup.ts'

/** There is a file of that name, or nothing to back up. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

const TABLES_OF_BEFORE = /^zhiyuan-\d{8}-\d{6}\.tar(\.age)?\.tables-\w{6}$/

const NOTHING = '还没有数据可以备份 (there is no data yet)'

interface Asked {
  readonly environment: Environment
  /** The file to write. */
  readonly place: string
  readonly key: BackupKey | null
  readonly product: string
  readonly now: Date
  /** What lies in an object store is kept by other means. */
  readonly withoutBucket?: boolean
  /** Of objects of the bucket, which take as long as their line. */
  readonly tell?: ObjectsTold
}

/** The database to read from: a copy that the running server makes, or the database itself where none runs. */
const open = async (environment: Environment, { place }: BackupFolder): Promise<Database> => {
  const copied =
    environment.databaseUrl === null ? await askForSnapshot(environment.dataDirectory, place) : null
  return copied === null ? openDatabase(environment) : openEmbedded({ folder: copied, unsynced: true })
}

/** Tables in clear, which backups of before wrote beside the archive and left there when they were killed. */
const removeTablesOfBefore = async (place: string): Promise<void> => {
  const folder = dirname(place)
  for (const name of await readdir(folder))
    if (name.startsWith(`${basename(place)}.tables-`) || TABLES_OF_BEFORE.test(name))
      await rm(join(folder, name), { recursive: true, force: true })
}

/** Writes the whole installation into one file, which is there whole or not at all. */
export const backup = async ({
  environment,
  place,
  key,
  product,
  now,
  withoutBucket = false,
  tell,
}: Asked): Promise<Manifest> => {
  if (existsSync(place)) throw new BackupRefused(`${place} 已经存在 (the file is already there)`)
  const { databaseUrl, dataDirectory } = environment
  if (databaseUrl === null && !embeddedExists(environment)) throw new BackupRefused(NOTHING)
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  await removeTablesOfBefore(place)
  const folder = await makeBackupFolder(dataDirectory)
  try {
    const database = await open(environment, folder)
    try {
      const scratch = {
        folder: folder.place,
        hasRoom: folder.isBesideData ? diskRoom(folder.place) : () => true,
      }
      const bucket = withoutBucket ? null : await openBucket(environment.bucket)
      const needs = { database, scratch, product, now, bucket, withoutBucket, tell, engine: database.engine }
      return await writeArchive({ place, key, now }, (archive) =>
        writeBackup({ ...needs, archive, files: join(dataDirectory, 'files') }),
      )
    } finally {
      await database.close()
    }
  } finally {
    await folder.remove()
  }
}

const NAME = /^zhiyuan-\d{8}-\d{6}\.tar(\.age)?$/

/** A name that says when: `zhiyuan-20261124-031500.tar`, in UTC. */
export const nameAt = (now: Date, isEncrypted: boolean): string => {
  const [day = '', time = ''] = now.toISOString().replaceAll(/[-:]/g, '').split('T')
  return `zhiyuan-${day}-${time.slice(0, 6)}.tar${isEncrypted ? '.age' : ''}`
}

/** What a backup that was killed left half written. */
const HALF = /^zhiyuan-\d{8}-\d{6}\.tar(\.age)?\.part$/
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
