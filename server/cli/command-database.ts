import { type Environment, readEnvironment } from '../config/environment.ts'
import { openBesideServer } from '../db/command-server.ts'
import { DataDirectoryInUse } from '../db/data-directory-lock.ts'
import type { Database } from '../db/database.ts'
import { openDatabase, UNHURRIED } from '../db/open-database.ts'
import { isPrepared } from '../db/prepared.ts'
import { systemClock } from '../runtime/clock.ts'
import { prepareDatabase } from './prepare-database.ts'

const OTHER_VERSION =
  '正在运行的服务器是另一个版本，请先重启它 (the running server is of another version: start it anew first)'

const SERVER_STOPPED =
  '服务器停止了，没有做完；已经写入的都在，再运行一次就会接着做 (the server stopped: run the command again to go on)'

const ownDatabase = async (environment: Environment): Promise<Database> => {
  const database = await openDatabase(environment, UNHURRIED)
  try {
    await prepareDatabase(database, environment.seed, systemClock())
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

const serversDatabase = async ({ dataDirectory }: Environment): Promise<Database | null> => {
  const database = await openBesideServer(dataDirectory)
  if (database === null || (await isPrepared(database.db))) return database
  await database.close()
  throw new Error(OTHER_VERSION)
}

const open = async (environment: Environment): Promise<{ database: Database; isBeside: boolean }> => {
  const beside = async () => (environment.databaseUrl === null ? serversDatabase(environment) : null)
  const running = await beside()
  if (running !== null) return { database: running, isBeside: true }
  try {
    return { database: await ownDatabase(environment), isBeside: false }
  } catch (error) {
    // A server that was starting is ready by now.
    const started = error instanceof DataDirectoryInUse ? await beside() : null
    if (started === null) throw error
    return { database: started, isBeside: true }
  }
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  (/Connection terminated|ECONNRESET|ECONNREFUSED|EPIPE/.test(error.message) || isCutOff(error.cause))

/**
 * The database for a command: PostgreSQL, or the embedded one, through the running server where there is one. It is brought up to
 * date first where it is the command's own.
 */
export const withDatabase = async <T>(
  work: (database: Database, environment: Environment) => Promise<T>,
  environment = readEnvironment(),
): Promise<T> => {
  const { database, isBeside } = await open(environment)
  try {
    return await work(database, environment)
  } catch (error) {
    if (isBeside && isCutOff(error)) throw new Error(SERVER_STOPPED, { cause: error })
    throw error
  } finally {
    await database.close()
  }
}
