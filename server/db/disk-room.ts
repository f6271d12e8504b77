import { statfsSync } from 'node:fs'

const MEBIBYTE = 1024 * 1024

/**
 * With less room than this, new writes are refused. A write-ahead log without room takes the whole database down, reads included; running
 * transactions finish within four more log files, and a start after a kill needs one.
 */
export const LEAST_ROOM = 64 * MEBIBYTE
/** This much more room before writes are accepted again, so that a disk at the limit does not flip back and forth. */
const MORE = 8 * MEBIBYTE
/** With this much room writes are accepted in any case. */
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
