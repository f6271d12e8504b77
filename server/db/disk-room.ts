import { statfsSync } from 'node:fs'

const MEBIBYTE = 1024 * 1024

/**
 * With less room than this nothing new is written. A log that finds no room takes the whole database down, its reads too; what has begun
 * comes to its end in four more files of the log, and a start after a kill needs one.
 */
export const LEAST_ROOM = 64 * MEBIBYTE
/** So much more before it is written again: a disk at the edge does not say one thing and the other by turns. */
const MORE = 8 * MEBIBYTE
/** With so much room it is written whatever was said before. */
export const ROOM_TO_WRITE = LEAST_ROOM + MORE

const LOOK_EVERY_MS = 20

/** What the disk of a folder has left for this user. */
export const freeBytes = (folder: string): number => {
  const { bavail, bsize, blocks } = statfsSync(folder)
  // Some file systems of a network do not say.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize
}

/** Says whether the disk of a folder has room for writes; asked before each of them, it looks every 20 ms. */
export const diskRoom = (folder: string): (() => boolean) => {
  let isEnough = true
  let lookedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - lookedAt < LOOK_EVERY_MS) return isEnough
    lookedAt = now
    isEnough = freeBytes(folder) >= LEAST_ROOM + (isEnough ? 0 : MORE)
    return isEnough
  }
}
