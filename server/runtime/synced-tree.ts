import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Has what a descriptor leads to reach the disk. */
export type Sync = (descriptor: number) => void

/** Folders: what came or went in them. Windows opens none, and keeps that by itself. */
export const syncFolder = (place: string, sync: Sync = fsyncSync): void => {
  if (process.platform === 'win32') return
  const opened = openSync(place, 'r')
  try {
    sync(opened)
  } catch (error) {
    // Systems that do not sync folders.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error
  } finally {
    closeSync(opened)
  }
}

const syncFile = (place: string, sync: Sync): void => {
  const opened = openSync(place, 'r+')
  try {
    sync(opened)
  } finally {
    closeSync(opened)
  }
}

/** One walk over a folder: what lies in it first, then itself. */
const walk = (folder: string, sync: Sync, file: (place: string) => void): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name)
    if (entry.isDirectory()) walk(place, sync, file)
    else if (entry.isFile()) file(place)
  }
  syncFolder(folder, sync)
}

/** Has a folder with every file and folder below it reach the disk. */
export const syncTree = (folder: string, sync: Sync = fsyncSync): void =>
  walk(folder, sync, (place) => syncFile(place, sync))

/** The same of its folders alone, where the files have reached the disk before they came there. */
export const syncFolders = (folder: string, sync: Sync = fsyncSync): void =>
  walk(folder, sync, () => undefined)
