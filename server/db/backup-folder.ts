import { existsSync, mkdtempSync } from 'node:fs'
import { lstat, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAbandoned, lockDataDirectory } from './data-directory-lock.ts'

/** The folder of a backup under way: for its user alone, and locked by its process. */
export interface BackupFolder {
  readonly place: string
  /** In the data directory, beside the database that a server may be writing. */
  readonly isBesideData: boolean
  remove(): Promise<void>
}

const OURS = /^backup-\w{6}$/
/** Copies of the database that earlier versions of the server left. */
const OF_BEFORE = /^snapshot-[\da-f-]{36}$/
const PREFIX = 'zhiyuan-tables-'
const ELSEWHERE = new RegExp(`^${PREFIX}\\w{6}$`)

/** Whether a folder of the data directory is one of a backup, by its name. */
export const isBackupFolder = (name: string): boolean => OURS.test(name)

const isOwn = async (place: string): Promise<boolean> => (await lstat(place)).uid === process.getuid?.()

/** Folders that cannot be read or removed are left for the next time; opening the data reports faults of its disk. */
const removeLeft = async (folder: string, isLeft: (name: string, place: string) => Promise<boolean>) => {
  for (const name of await readdir(folder).catch(() => [])) {
    const place = join(folder, name)
    if (await isLeft(name, place).catch(() => false))
      await rm(place, { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Removes the folders of killed backups (a copy of the database, tables in clear); running backups keep theirs. */
export const removeLeftBackups = async (dataDirectory: string): Promise<void> => {
  await removeLeft(dataDirectory, async (name, place) =>
    OURS.test(name) ? isAbandoned(place) : OF_BEFORE.test(name),
  )
  await removeLeft(
    tmpdir(),
    async (name, place) => ELSEWHERE.test(name) && (await isOwn(place)) && isAbandoned(place),
  )
}

/**
 * Makes the folder for a backup's unencrypted data: in the data directory, which holds the same data unencrypted, else among the
 * temporary files.
 */
export const makeBackupFolder = async (dataDirectory: string): Promise<BackupFolder> => {
  await removeLeftBackups(dataDirectory)
  const isBesideData = existsSync(dataDirectory)
  const place = mkdtempSync(isBesideData ? join(dataDirectory, 'backup-') : join(tmpdir(), PREFIX))
  const lock = await lockDataDirectory(place)
  return {
    place,
    isBesideData,
    async remove() {
      lock.release()
      await rm(place, { recursive: true, force: true })
    },
  }
}
