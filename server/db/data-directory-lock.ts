import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Another process has the data directory open; the embedded database must have one owner. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse'
}

/** The data directory cannot be written; the message says why and what helps. */
export class DataDirectoryUnusable extends Error {
  override readonly name = 'DataDirectoryUnusable'
}

const UNUSABLE: Readonly<Record<string, string>> = {
  EACCES: '没有写入权限 (no permission to write)',
  EPERM: '没有写入权限 (no permission to write)',
  EROFS: '所在的磁盘是只读的 (its disk is read-only)',
  ENOSPC: '所在的磁盘满了 (its disk is full)',
  EDQUOT: '配额用完了 (its quota is used up)',
  EIO: '所在的磁盘出错了 (its disk fails)',
  '58030': '所在的磁盘出错了 (its disk fails)',
  ENOTDIR: '不是文件夹 (not a folder)',
  EEXIST: '不是文件夹 (not a folder)',
}

/** A fault of the disk as a message with a remedy; any other error unchanged. */
export const inWords = (directory: string, error: unknown): unknown => {
  const why = UNUSABLE[(error as NodeJS.ErrnoException).code ?? '']
  return why === undefined
    ? error
    : new DataDirectoryUnusable(`数据目录 (data directory) ${directory}：${why}`)
}

interface Owner {
  readonly pid: number
  readonly host: string
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  readonly started: string
}

/** Accounts, sessions and files of a school: nobody else on this machine is to read them. */
export const OWNER_ONLY = 0o700

const BEAT_MS = 10_000
/** An owner on another machine (a shared folder, another container) counts as gone after this time without a heartbeat. */
const SILENT_MS = 60_000
const RETRY_MS = 100

/** Ticks since boot at which a process began, as Linux says it. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const me = (): Owner => ({ pid: process.pid, host: hostname(), started: startOf(process.pid) })

const ownerIn = (file: string): Owner | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner
  } catch {
    return null
  }
}

const isStale = (file: string, owner: Owner | null): boolean => {
  const silence = Date.now() - statSync(file).mtimeMs
  // Incomplete: its process ended while writing it, or is writing it now.
  if (!owner) return silence > 1000
  if (owner.host !== hostname()) return silence > SILENT_MS
  if (!isAlive(owner.pid)) return true
  return owner.started !== '' && owner.started !== startOf(owner.pid)
}

const parentThatIsThere = (directory: string): string =>
  existsSync(directory) ? directory : parentThatIsThere(dirname(directory))

/** Makes the data directory where it is not there, for its owner alone. */
const makeDirectory = (directory: string): void => {
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ONLY })
  } catch (error) {
    throw inWords(
      directory,
      (error as NodeJS.ErrnoException).code === 'ENOENT' ? causeOf(directory, error) : error,
    )
  }
}

/** For nested folders on a read-only disk Node reports ENOENT. */
const causeOf = (directory: string, error: unknown): unknown => {
  try {
    accessSync(parentThatIsThere(directory), constants.W_OK)
    return error
  } catch (cause) {
    return cause
  }
}

/** True when the lock is ours now. */
const tryToTake = (file: string): boolean => {
  try {
    writeFileSync(file, JSON.stringify(me()), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw inWords(dirname(file), error)
  }
  try {
    if (isStale(file, ownerIn(file))) unlinkSync(file)
  } catch (error) {
    // Released between two checks.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return false
}

/**
 * Whether the process that made and locked a folder is gone. A folder without a lock is being made just now, or was left unfinished.
 */
export const isAbandoned = (directory: string): boolean => {
  const file = join(directory, 'lock')
  return existsSync(file)
    ? isStale(file, ownerIn(file))
    : Date.now() - statSync(directory).mtimeMs > SILENT_MS
}

export interface DataDirectoryLock {
  release(): void
}

/**
 * Locks the data directory for this process. The lock of a process that is gone is taken over; a held lock is awaited for a moment,
 * because a stopping server needs one. Throws DataDirectoryInUse or DataDirectoryUnusable.
 */
export const lockDataDirectory = async (directory: string, patienceMs = 5000): Promise<DataDirectoryLock> => {
  makeDirectory(directory)
  const file = join(directory, 'lock')
  const end = performance.now() + patienceMs
  while (!tryToTake(file)) {
    if (performance.now() > end) {
      const owner = ownerIn(file)
      const whose = owner ? `, pid ${owner.pid} on ${owner.host}` : ''
      throw new DataDirectoryInUse(
        `数据目录 (data directory) ${directory}：正被另一个进程使用，请先停止它，或用 DATA_DIR 换一个目录 ` +
          `(in use by another process${whose}; stop it first, or set DATA_DIR)`,
      )
    }
    await pause(RETRY_MS)
  }
  const beat = setInterval(() => {
    try {
      const now = new Date()
      utimesSync(file, now, now)
    } catch {
      // The folder may have been removed by hand; there is nothing left to guard.
    }
  }, BEAT_MS)
  beat.unref()
  return {
    release: () => {
      clearInterval(beat)
      rmSync(file, { force: true })
    },
  }
}
