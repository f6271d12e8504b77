import { existsSync, fsyncSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Sync, syncFolder } from '../runtime/synced-tree.ts'

/** Where a restore prepares what it finally puts in place. */
export const restoringFolder = (dataDirectory: string): string => join(dataDirectory, 'restoring')

/** The marker file: everything is prepared and checked. */
export const readyMark = (dataDirectory: string): string => join(restoringFolder(dataDirectory), 'ready')

/**
 * Replaces the embedded database by the restored one: at the end of a restore, or when the data directory is next opened after a killed
 * restore. An incomplete restore is discarded and the old data stay. The old data are removed once the new names are synced to the disk.
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
