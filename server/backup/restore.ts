import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Environment } from '../config/environment.ts'
import { lockDataDirectory, OWNER_ONLY } from '../db/data-directory-lock.ts'
import { type Database, openEmbedded, openPostgres } from '../db/database.ts'
import { finishRestore, readyMark, restoringFolder } from '../db/finish-restore.ts'
import { embeddedExists } from '../db/open-database.ts'
import { type Sync, syncFolder, syncFolders, syncTree } from '../runtime/synced-tree.ts'
import { openBucket } from '../storage/open-storage.ts'
import type { BackupKey } from './backup-key.ts'
import type { ObjectsTold } from './bucket-objects.ts'
import { entryOf, FILES, type Manifest, type TableInArchive } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { bringHome, withObjectsIn } from './restore-objects.ts'
import { RestoreRefused, restoreTablesRepository } from './restore-tables.repository.ts'
import { storedFilesBelow } from './write-backup.ts'

interface Asked {
  readonly environment: Pick<Environment, 'dataDirectory' | 'databaseUrl' | 'bucket'>
  /** The archive. */
  readonly place: string
  readonly key: BackupKey | null
  /** Over whatever is there. */
  readonly replaces: boolean
  /** Of objects that come into the bucket. */
  readonly tell?: ObjectsTold
  /** How something reaches the disk; the system's own way where it is not said. */
  readonly sync?: Sync
}

const NOT_EMPTY =
  '这里已经有数据；确定用备份取代它们，请加 --replace (there are data here: add --replace to put the backup in their place)'

const SERVERS_RUN = (count: number): string =>
  `还有 ${count} 个连接在使用这个数据库，请先停止服务器 (servers still use the database: stop them first)`

const hasFiles = async (folder: string): Promise<boolean> => {
  for await (const _ of storedFilesBelow(folder)) return true
  return false
}

/** Without limits: an index over everything takes as long as it takes. One connection: others are servers. */
const openTarget = (url: string): Database => openPostgres(url, { connections: 1, statementSeconds: 0 })

/** A server that stops takes a moment to be gone. */
const PATIENCE_MS = 3_000
const LOOK_MS = 100

const refuseOthers = async (database: Database, replaces: boolean): Promise<void> => {
  const tables = restoreTablesRepository(database.db)
  let servers = await tables.servers()
  for (let waited = 0; servers > 0 && waited < PATIENCE_MS; waited += LOOK_MS) {
    await pause(LOOK_MS)
    servers = await tables.servers()
  }
  if (servers > 0) throw new RestoreRefused(SERVERS_RUN(servers))
  if (!replaces && !(await tables.isEmpty())) throw new RestoreRefused(NOT_EMPTY)
}

/** Where a server's files lie, and where those of the archive wait; what has them reach the disk. */
interface Folders {
  readonly files: string
  readonly unpacked: string
  readonly sync: Sync | undefined
  /** The rows of files in a bucket are to name files of this machine. */
  readonly bringsHome: boolean
}

/**
 * Their bytes are on the disk before they take a place, and their names before the commit after which the old ones go. `added` are
 * those that were not there before, to be taken away again when the restore fails.
 */
const moveFiles = async ({ files, unpacked, sync }: Folders, added: string[]): Promise<void> => {
  if (!existsSync(join(unpacked, FILES))) return
  await syncTree(join(unpacked, FILES), sync)
  for await (const { path, place } of storedFilesBelow(join(unpacked, FILES))) {
    const target = join(files, path)
    await mkdir(dirname(target), { recursive: true, mode: OWNER_ONLY })
    if (!existsSync(target)) added.push(target)
    // A path names one content: over the same bytes or over damaged ones.
    await rename(place, target)
  }
  await syncFolders(files, sync)
  syncFolder(dirname(files), sync)
}

const removeOthers = async (files: string, kept: ReadonlySet<string>): Promise<void> => {
  for await (const { path, place } of storedFilesBelow(files))
    if (!kept.has(path)) await rm(place, { force: true })
}

const pathsOf = async (unpacked: string): Promise<ReadonlySet<string>> => {
  const paths = new Set<string>()
  for await (const { path } of storedFilesBelow(join(unpacked, FILES))) paths.add(path)
  return paths
}

/**
 * Loads the tables; files come to their place before the commit, since more of them than are named do no harm. Answers whether the
 * database was looked through for its statistics.
 */
const load = async (database: Database, manifest: Manifest, folders: Folders): Promise<boolean> => {
  const added: string[] = []
  const placeOf = (table: TableInArchive) => join(folders.unpacked, entryOf(table))
  try {
    const { analyzed } = await restoreTablesRepository(database.db).load(manifest, {
      placeOf,
      before: () => moveFiles(folders, added),
      bringsHome: folders.bringsHome,
    })
    return analyzed
  } catch (error) {
    for (const place of added) await rm(place, { force: true })
    throw error
  }
}

const intoPostgres = async (url: string, manifest: Manifest, folders: Folders): Promise<boolean> => {
  const database = openTarget(url)
  try {
    return await load(database, manifest, folders)
  } finally {
    // What is committed stands, however its connection ends.
    await database.close().catch(() => undefined)
  }
}

/** Beside the old one, which stays until the new one is whole: from the mark on it takes its place, also after a kill. */
const intoEmbedded = async (
  dataDirectory: string,
  manifest: Manifest,
  folders: Folders,
): Promise<boolean> => {
  const place = join(folders.unpacked, 'db')
  await mkdir(place, { mode: OWNER_ONLY })
  const database = await openEmbedded({ folder: place })
  let analyzed = false
  try {
    analyzed = await load(database, manifest, folders)
  } finally {
    await database.close()
  }
  await writeFile(readyMark(dataDirectory), '', { flush: true })
  syncFolder(folders.unpacked, folders.sync)
  finishRestore(dataDirectory, folders.sync)
  return analyzed
}

const refuseUnfit = async ({ environment, replaces }: Asked, files: string): Promise<void> => {
  if (environment.databaseUrl) {
    const database = openTarget(environment.databaseUrl)
    try {
      await refuseOthers(database, replaces)
    } finally {
      await database.close()
    }
  } else if (!replaces && embeddedExists(environment as Environment)) throw new RestoreRefused(NOT_EMPTY)
  if (!replaces && (await hasFiles(files))) throw new RestoreRefused(NOT_EMPTY)
}

/** What an archive held, and whether the database was looked through for its statistics afterwards. */
export type Restored = Manifest & { readonly analyzed: boolean }

/**
 * Puts an archive in place of what an installation holds, all or nothing: unpacked and compared with its hashes first, loaded
 * beside the old database or in one transaction, and only then in place. Rejects with RestoreRefused, ArchiveDamaged,
 * BackupKeyError or DataDirectoryInUse, and the old world is as it was.
 */
export const restore = async (asked: Asked): Promise<Restored> => {
  const { dataDirectory, databaseUrl } = asked.environment
  const lock = await lockDataDirectory(dataDirectory)
  try {
    finishRestore(dataDirectory)
    const unpacked = restoringFolder(dataDirectory)
    const files = join(dataDirectory, 'files')
    await refuseUnfit(asked, files)
    await mkdir(unpacked, { mode: OWNER_ONLY })
    try {
      const manifest = await readArchive(asked.place, unpacked, asked.key)
      const bucket = await openBucket(asked.environment.bucket)
      const bringsHome = bucket === null && (await bringHome(unpacked))
      const paths = await pathsOf(unpacked)
      const folders: Folders = { files, unpacked, sync: asked.sync, bringsHome }
      let analyzed = false
      const rest = async (): Promise<void> => {
        analyzed = await (databaseUrl
          ? intoPostgres(databaseUrl, manifest, folders)
          : intoEmbedded(dataDirectory, manifest, folders))
      }
      const isWhole = () => existsSync(readyMark(dataDirectory))
      if (bucket === null) await rest()
      else await withObjectsIn(bucket, unpacked, { tell: asked.tell, rest, isWhole })
      await removeOthers(files, paths)
      return { ...manifest, analyzed }
    } finally {
      if (!existsSync(readyMark(dataDirectory))) await rm(unpacked, { recursive: true, force: true })
    }
  } finally {
    lock.release()
  }
}
