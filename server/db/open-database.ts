import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../config/environment.ts'
import { type DataDirectoryLock, inWords, lockDataDirectory, OWNER_ONLY } from './data-directory-lock.ts'
import { type Database, openEmbedded, openPostgres } from './database.ts'
import { finishRestore } from './finish-restore.ts'

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

/** Opens PostgreSQL when DATABASE_URL is set, else the embedded database, alone in its data directory. */
export const openDatabase = async (
  environment: Environment,
  report: (error: Error) => void = () => undefined,
): Promise<Database> => {
  if (environment.databaseUrl) return openPostgres(environment.databaseUrl, { report })
  const lock = await lockDataDirectory(environment.dataDirectory)
  try {
    finishRestore(environment.dataDirectory)
    return release(await openEmbedded({ folder: shutFolder(embeddedFolder(environment)) }, { report }), lock)
  } catch (error) {
    lock.release()
    throw ofTheDisk(environment, error)
  }
}

/** The embedded database names a fault of the disk by its code alone, or in a sentence of its own. */
const ofTheDisk = ({ dataDirectory }: Environment, error: unknown): unknown => {
  const message = error instanceof Error ? error.message : ''
  const code = /no space left/i.test(message) ? 'ENOSPC' : message
  const told = inWords(dataDirectory, { code })
  return told instanceof Error ? told : error
}
