import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../config/environment.ts'
import { removeLeftBackups } from './backup-folder.ts'
import { type DataDirectoryLock, inWords, lockDataDirectory, OWNER_ONLY } from './data-directory-lock.ts'
import {
  type Database,
  type EmbeddedOptions,
  openEmbedded,
  openPostgres,
  type PostgresOptions,
} from './database.ts'
import { refuseOtherEngine } from './embedded-version.ts'
import { finishRestore } from './finish-restore.ts'
import { causeOf } from './query-error.ts'
import { takeEmpty } from './take-empty.ts'
import { unavailabilityOf } from './unavailable.ts'

/** No statement timeout for commands and starts: a migration that builds a large index would be aborted at each start. */
export const UNHURRIED = { statementSeconds: 0 } as const

/** Where the embedded database keeps its files. */
export const embeddedFolder = (environment: Environment): string => join(environment.dataDirectory, 'db')

/** False before the first start with the embedded database. Making one costs memory that a process never gives back. */
export const embeddedExists = (environment: Environment): boolean =>
  existsSync(join(embeddedFolder(environment), 'PG_VERSION'))

/** The embedded database writes its files for everybody (0666), so the folder around them has to be shut. */
const shutFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  try {
    chmodSync(folder, OWNER_ONLY)
  } catch (error) {
    // A mounted folder of another owner: its rights are the business of who mounted it.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
  }
  return folder
}

const release = (database: Database, lock: DataDirectoryLock): Database => ({
  ...database,
  close: async () => {
    try {
      await database.close()
    } finally {
      lock.release()
    }
  },
})

export interface OpeningOptions
  extends Pick<EmbeddedOptions, 'report' | 'roomChanged'>,
    Pick<PostgresOptions, 'statementSeconds'> {
  /** An empty database that the engine made already, for a data directory that has none yet; its folder. */
  readonly empty?: string | undefined
}

/**
 * Opens PostgreSQL when DATABASE_URL is set, else the embedded database, as the only process in its data directory. First cleans up after
 * killed backups and restores: a copy takes room that writes need.
 */
export const openDatabase = async (
  environment: Environment,
  { empty, ...told }: OpeningOptions = {},
): Promise<Database> => {
  if (environment.databaseUrl) {
    await removeLeftBackups(environment.dataDirectory)
    return openPostgres(environment.databaseUrl, told)
  }
  const lock = await lockDataDirectory(environment.dataDirectory)
  try {
    finishRestore(environment.dataDirectory)
    await removeLeftBackups(environment.dataDirectory)
    if (empty !== undefined) await takeEmpty(empty, embeddedFolder(environment))
    refuseOtherEngine(embeddedFolder(environment))
    return release(await openEmbedded({ folder: shutFolder(embeddedFolder(environment)) }, told), lock)
  } catch (error) {
    lock.release()
    throw ofTheDisk(environment, error)
  }
}

/** A fault of the disk under the embedded database, in words; any other as it came. */
export const ofTheDisk = ({ dataDirectory, databaseUrl }: Environment, error: unknown): unknown => {
  if (databaseUrl) return error
  const why = unavailabilityOf(error)
  if (why === 'full') return inWords(dataDirectory, { code: 'ENOSPC' })
  return inWords(dataDirectory, why === 'unwritable' ? causeOf(error) : error)
}
