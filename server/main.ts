import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { printDemoAccounts } from './cli/demo-accounts.ts'
import { printFirstStartLink } from './cli/first-start-link.ts'
import { whileDatabaseIsAway } from './cli/while-database-is-away.ts'
import { readConfiguration } from './config/configuration.ts'
import { type Environment, hostFor, readEnvironment } from './config/environment.ts'
import { productVersion, projectRoot, runsFromSource } from './config/project-root.ts'
import { openCommandServer } from './db/command-server.ts'
import type { Database } from './db/database.ts'
import { heldSeed } from './db/held-seed.ts'
import { embeddedExists, ofTheDisk, openDatabase } from './db/open-database.ts'
import { isPrepared } from './db/prepared.ts'
import { loggerOptions } from './http/logging.ts'
import { parseInWorker } from './import/questions/parse-in-worker.ts'
import { addressSecretRepository } from './modules/file/address-secret.repository.ts'
import { findOffice, officeConversion } from './modules/file/office.ts'
import { testedConverter } from './modules/file/presentation-converter.ts'
import { findFilmTools } from './modules/film/film-tools.ts'
import { outsidePictures } from './modules/upload/outside-picture.ts'
import { systemClock, systemStopwatch } from './runtime/clock.ts'
import { failWith, say } from './runtime/console.ts'
import { STOP_WITHIN_MS, stopGracefully } from './runtime/graceful-stop.ts'
import { limitHeapGrowth } from './runtime/heap-limit.ts'
import { findSandbox, unboxed } from './runtime/sandbox.ts'
import { openStorage } from './storage/open-storage.ts'
import { seedFilesFolder } from './storage/seed-files-folder.ts'

/** A program that this one started has printed why it failed. */
class ToldAlready extends Error {}

const runPrepare = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const here = fileURLToPath(new URL('.', import.meta.url))
    const args = runsFromSource()
      ? ['--import', 'tsx', join(here, 'cli/prepare.ts')]
      : [join(here, 'prepare.js')]
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const notReady = '数据库没有准备好 (the database could not be prepared)'
      reject(code === 1 ? new ToldAlready(notReady) : new Error(notReady))
    })
  })

/** Without a sandbox, programs that read strangers' files may do whatever the server may: the operator has to know and to want that. */
const NO_SANDBOX =
  'LibreOffice or ffmpeg runs without a sandbox: bwrap is missing or this system refuses it (BWRAP=off where that is meant)'

/** What the database reports unasked: lost connections, and a disk that is full or has room again. */
interface DatabaseNews {
  readonly report: (error: Error) => void
  readonly roomChanged: (isEnough: boolean) => void
}

const AT_CONSOLE: DatabaseNews = {
  report: failWith,
  roomChanged: (isEnough) =>
    isEnough
      ? undefined
      : say(
          '数据目录所在的磁盘快满了，服务器只读不写，请腾出空间 (hardly any room on the disk of the data directory: nothing is written until there is)',
        ),
}

const inLog = ({ log }: FastifyInstance): DatabaseNews => ({
  report: (error) => log.error({ err: error }, 'database connection lost'),
  roomChanged: (isEnough) =>
    isEnough
      ? log.warn('there is room on the disk of the data directory again')
      : log.error('no room on the disk of the data directory: nothing is written until there is'),
})

/** Null, and closed again, where it has to be prepared first. */
const openIfPrepared = async (environment: Environment, told: DatabaseNews): Promise<Database | null> => {
  const database = await openDatabase(environment, told)
  let isReady = false
  try {
    isReady = await isPrepared(database.db)
  } finally {
    if (!isReady) await database.close()
  }
  return isReady ? database : null
}

const openPrepared = async (environment: Environment, told: DatabaseNews): Promise<Database> => {
  const isEmbedded = environment.databaseUrl === null
  if (isEmbedded && !embeddedExists(environment)) await runPrepare()
  const open = () => openIfPrepared(environment, told)
  const database = await (isEmbedded ? open() : whileDatabaseIsAway(open))
  if (database !== null) return database
  await runPrepare()
  return openDatabase(environment, told)
}

/** The backlog of connections that the system accepts while the process is busy: a whole school may come at once. The system caps it. */
const BACKLOG = 4096

const takenPort = (port: number, variable: 'PORT' | 'METRICS_PORT'): string =>
  `端口 ${port} 已被占用，请关闭占用它的程序，或用 ${variable} 换一个端口。\n` +
  `Port ${port} is taken: stop the program that uses it, or set ${variable}.`

const listen = async (app: FastifyInstance, host: string, port: number): Promise<string> => {
  try {
    return await app.listen({ host, port, backlog: BACKLOG })
  } catch (error) {
    // The metrics listen on a port of their own, before the server does.
    const { code, port: taken = port } = error as NodeJS.ErrnoException & { readonly port?: number }
    if (code !== 'EADDRINUSE') throw error
    throw new Error(takenPort(taken, taken === port ? 'PORT' : 'METRICS_PORT'), { cause: error })
  }
}

/** The embedded database has one owner: commands ask it for a copy or for a connection. */
const commandServerOf = async (
  { copy, lend }: Database,
  { dataDirectory }: Environment,
): Promise<() => Promise<void>> =>
  copy === null || lend === null ? async () => undefined : openCommandServer({ dataDirectory, copy, lend })

/**
 * Stops accepting requests, lets running ones finish, then closes the database and releases the lock. What does not close in time ends
 * with the process: both databases survive a kill, and a lock whose process is gone is taken over.
 */
const stopOnSignal = (
  app: FastifyInstance,
  database: Database,
  stopCommandServer: () => Promise<void>,
): void => {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      app.log.warn('stopped before the database was closed')
      process.exit(0)
    }, STOP_WITHIN_MS)
    try {
      await stopGracefully(app)
      await stopCommandServer()
      await database.close()
      process.exit(0)
    } catch (error) {
      failWith(error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}

const start = async (): Promise<string> => {
  limitHeapGrowth()
  const environment = readEnvironment()
  const configuration = await readConfiguration(environment.configFile)
  const office = await findOffice(environment.soffice)
  const hidden = [projectRoot(), environment.dataDirectory]
  const sandbox = (await findSandbox({ named: environment.bwrap, hidden })) ?? unboxed
  let told = AT_CONSOLE
  const database = await openPrepared(environment, {
    report: (error) => told.report(error),
    roomChanged: (isEnough) => told.roomChanged(isEnough),
  })
  try {
    const filmTools = await findFilmTools(environment.ffmpeg, undefined, sandbox)
    const app = await buildApp({
      db: database.db,
      clock: systemClock,
      stopwatch: systemStopwatch,
      storage: await openStorage({ ...environment, seed: seedFilesFolder() }),
      fileAddressSecret: await addressSecretRepository(database.db).hold(),
      handOver: environment.accelLocation,
      presentations: office === null ? null : testedConverter(officeConversion(office, { sandbox })),
      filmTools,
      jobPace: { poll: 2, supervise: 20 },
      parseQuestionFile: parseInWorker(),
      configuration,
      configFile: environment.configFile,
      clientDirectory: environment.clientDirectory,
      sessionTtlSeconds: environment.sessionTtlSeconds,
      sessionMaxSeconds: environment.sessionMaxSeconds,
      sessionsPerUser: environment.sessionsPerUser,
      erasureWaitDays: environment.erasureWaitDays,
      dataFileDays: environment.dataFileDays,
      commentsPerMinute: environment.commentsPerMinute,
      pageOrigins: environment.pageOrigins,
      fetchOutsidePicture: outsidePictures({ hosts: environment.pictureHosts }),
      securityContacts: environment.securityContacts,
      trustProxy: environment.trustProxy,
      metrics: environment.metrics,
      tracing: environment.tracing,
      version: productVersion(),
      checksAnswers: runsFromSource(),
      logger: loggerOptions(environment.logLevel),
    })
    told = inLog(app)
    const hasPrograms = office !== null || filmTools !== null
    if (hasPrograms && sandbox === unboxed && environment.bwrap !== 'off') app.log.warn(NO_SANDBOX)
    stopOnSignal(app, database, await commandServerOf(database, environment))
    const isDemo = (await heldSeed(database.db)) === 'demo'
    const host = hostFor(environment.host, isDemo)
    const address = await listen(app, host, environment.port)
    app.log.info({ address, engine: database.engine, sandbox: sandbox !== unboxed }, 'listening')
    if (isDemo) printDemoAccounts()
    const secret = await app.firstStartSecret()
    if (secret !== null) printFirstStartLink(environment.port, secret)
    return host
  } catch (error) {
    await database.close()
    throw ofTheDisk(environment, error)
  }
}

/** Resolves to the host on which the server listens. */
export const listening = start().catch((error: unknown) => {
  if (!(error instanceof ToldAlready)) failWith(error)
  return process.exit(1)
})
