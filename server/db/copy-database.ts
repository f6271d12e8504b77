import { constants, cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freeBytes, ROOM_TO_WRITE } from './disk-room.ts'

const MEGABYTE = 1_000_000

const noRoom = (missing: number): Error => {
  const megabytes = Math.ceil(missing / MEGABYTE)
  return new Error(
    `数据目录所在的磁盘放不下数据库的副本，还差 ${megabytes} MB ` +
      `(no room for a copy of the database on the disk of the data directory: ${megabytes} MB are missing)`,
  )
}

const sizeBelow = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

/**
 * Copies the files of a database that is not being written into a new folder, all or nothing, and only if the disk keeps enough room for
 * writes.
 */
export const copyDatabase = (from: string, to: string): void => {
  const missing = sizeBelow(from) + ROOM_TO_WRITE - freeBytes(dirname(to))
  if (missing > 0) throw noRoom(missing)
  try {
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } catch (error) {
    rmSync(to, { recursive: true, force: true })
    throw error
  }
}
