import { existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'

/** What makes a new folder whose name begins like this, and says where. */
export type NewFolder = (prefix: string) => string

export const diskFolder: NewFolder = (prefix) => mkdtempSync(join(tmpdir(), prefix))

/** What the databases of a run may take up at once lies far below. */
const ROOM = 4 * 1024 ** 3

const hasRoom = (): boolean => {
  if (!existsSync(IN_MEMORY) || freemem() < ROOM) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= ROOM
}

/**
 * A new folder for what is written, copied and thrown away again and again: in memory where the machine has the room, else where
 * temporary files lie. A database that is copied to a disk and dropped costs ten times the processor time (docs/decisions/0432).
 */
export const memoryFolder: NewFolder = (prefix) =>
  hasRoom() ? mkdtempSync(join(IN_MEMORY, prefix)) : diskFolder(prefix)
