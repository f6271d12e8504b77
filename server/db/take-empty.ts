import { existsSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder, syncTree } from '../runtime/synced-tree.ts'

/**
 * Gives an empty embedded database, made elsewhere, the place of one that is not there yet: all of it at once, and on the disk before. Where
 * something is there already, or on another disk, it stays where it is, and the engine makes its own.
 */
export const takeEmpty = async (made: string, folder: string): Promise<void> => {
  if (existsSync(folder)) return
  await syncTree(made)
  try {
    renameSync(made, folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    return
  }
  syncFolder(dirname(folder))
}
