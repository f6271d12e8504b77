import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Sync, syncFolder } from '../runtime/synced-tree.ts'

/** Where a restore makes what it puts in place at the end. */
export const restoringFolder = (dataDirectory: string): string => join(dataDirectory, 'restoring')

/** The file that says that all of it is there and was checked. */
export const readyMark = (dataDirectory: string): string => join(restoringFolder(dataDirectory), 'ready')

/**
 * Puts a restored embedded database in place of the one before: at the end of a restore, or when the data directory is next
 * opened after a restore that was killed. One that had not come so far is thrown away, and the old world stays. The old one goes
 * once the names of the new one are on the disk.
 */
export const finishRestore = (dataDirectory: string, sync: Sync = fsyncSync): void => {
  const folder = restoringFolder(dataDirectory)
  if (!existsSync(folder)) return
  const made = join(folder, 'db')
  if (existsSync(readyMark(dataDirectory)) && existsSync(made)) {
    const place = join(dataDirectory, 'db')
    if (existsSync(place)) renameSync(place, join(folder, 'db-before'))
    renameSync(made, place)
    syncFolder(dataDirectory, sync)
    syncFolder(folder, sync)
  }
  rmSync(folder, { recursive: true, force: true })
}
