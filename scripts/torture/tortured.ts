import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Chance } from '#demo/seed/random.ts'
import { openBesideServer } from '#server/db/command-server.ts'
import { type Database, openPostgres } from '#server/db/database.ts'
import type { Engine } from '#tests/support/engines.ts'
import { DURABLE, startPostgres, type TestPostgres } from '#tests/support/postgres.ts'
import { dataTemplate, type LaunchedBuild, launchBuild } from '#tests/support/served-build.ts'
import { freePort } from '../start/port.mjs'

/** The built server over one of the databases, whose processes are killed and brought back. */
export interface Tortured {
  readonly url: string
  readonly dataDirectory: string
  /** SQL beside the server. */
  openDatabase(): Promise<Database>
  killServer(): Promise<void>
  /** Kills the server, and the one that is started after it once more while it starts. */
  killServerTwice(): Promise<void>
  /** Kills the postmaster and starts it again; the server is left to itself. */
  killDatabase(): Promise<void>
  /** Stops the database as its operator does and starts it again after so long; the server is left to itself. */
  stopDatabase(awayMs: number): Promise<void>
  end(): Promise<void>
}

/** Nothing that a writer is refused for but the faults. */
const ENVIRONMENT = {
  SEED: 'demo',
  COMMENTS_PER_MINUTE: '0',
  SESSIONS_PER_USER: '0',
  FFMPEG: 'off',
  SOFFICE: 'off',
}

/** A database stays away for so long at most. */
const AWAY_MS = 1500
/** A start that is killed has come so far at most. */
const INTO_THE_START_MS = 1500

const openPostgresOfTorture = async (): Promise<TestPostgres> => {
  const postgres = await startPostgres(DURABLE)
  postgres.runSync('postgres', 'create database torture template template0')
  return postgres
}

export const torturedOn = async (engine: Engine, chance: Chance): Promise<Tortured> => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-torture-'))
  const dataDirectory = join(folder, 'data')
  const postgres = engine === 'postgresql' ? await openPostgresOfTorture() : null
  if (postgres === null) cpSync(await dataTemplate(), dataDirectory, { recursive: true })
  const address = postgres?.address('torture') ?? ''
  const port = await freePort()
  const launch = () => launchBuild(port, dataDirectory, { ...ENVIRONMENT, DATABASE_URL: address })
  let server: LaunchedBuild = launch()
  await server.answering
  const bringBack = async () => {
    server = launch()
    await server.answering
  }
  const embeds = (): Error => new Error('the embedded database lives in the process of the server')
  return {
    url: `http://127.0.0.1:${port}`,
    dataDirectory,
    openDatabase: async () => {
      const database = postgres === null ? await openBesideServer(dataDirectory) : openPostgres(address)
      if (database === null) throw new Error('the running server lends no connection')
      return database
    },
    killServer: async () => {
      await server.end('SIGKILL')
      await bringBack()
    },
    killServerTwice: async () => {
      await server.end('SIGKILL')
      server = launch()
      server.answering.catch(() => undefined)
      await pause(chance(0, INTO_THE_START_MS))
      await server.end('SIGKILL')
      await bringBack()
    },
    killDatabase: async () => {
      if (postgres === null) throw embeds()
      await postgres.end('SIGKILL')
      await pause(chance(0, AWAY_MS))
      await postgres.start()
    },
    stopDatabase: async (awayMs) => {
      if (postgres === null) throw embeds()
      await postgres.end('SIGINT')
      await pause(awayMs)
      await postgres.start()
    },
    end: async () => {
      await server.end('SIGTERM')
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
