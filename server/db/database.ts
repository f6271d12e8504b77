import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts'
import type { EmbeddedPlace } from './embedded-messages.ts'
import { EmbeddedStream } from './embedded-stream.ts'
import { lendConnection } from './lent-connection.ts'
import { NamingClient, NamingPool } from './named-statements.ts'

export type Db = NodePgDatabase & { readonly $client: pg.Pool }

/** What `Db` and a transaction have in common. */
export type Queries = Pick<
  Db,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>

/** An open database, embedded or PostgreSQL: the same driver, schema, migrations and queries. */
export interface Database {
  readonly engine: 'embedded' | 'postgresql'
  readonly db: Db
  /** Copies the files of the embedded database, all that was committed, into a new folder; null for another engine. */
  readonly copy: ((folder: string) => Promise<void>) | null
  /** Serves a client of PostgreSQL over a socket beside this process's own queries; null for another engine. */
  readonly lend: ((socket: Duplex) => void) | null
  close(): Promise<void>
}

export interface EmbeddedDatabase extends Database {
  readonly engine: 'embedded'
  /** Writes the whole database into a file that `openEmbedded({ template })` opens in memory. */
  dump(file: string): Promise<void>
}

const silently = () => undefined

/**
 * The pool replaces broken connections. An error event without a listener would end the process: the pool listens while a connection is
 * idle, and each connection has a listener of its own while a query or a transaction uses it.
 */
const wrap = (pool: pg.Pool, report: (error: Error) => void): Db => {
  pool.on('connect', (connection) => connection.on('error', report))
  pool.on('error', silently)
  return drizzle({ client: pool, casing: 'snake_case' })
}

/**
 * Many queries run at once: parallel workers of one would make others wait, and JIT compilation takes longer than any of them runs. Data are
 * in memory or on an SSD: with PostgreSQL's default `random_page_cost` of 4 a search for a common word reads every content instead of
 * those it found.
 */
export const CONNECTION_SETTINGS = '-c max_parallel_workers_per_gather=0 -c jit=off -c random_page_cost=1.1'

export interface PostgresOptions {
  readonly connections?: number
  /** Statement timeout; 0 for none. */
  readonly statementSeconds?: number
  /** How long a query waits for a connection. */
  readonly waitSeconds?: number
  readonly report?: (error: Error) => void
}

/** Opens PostgreSQL by its address. */
export const openPostgres = (
  connectionString: string,
  { connections = 10, statementSeconds = 30, waitSeconds = 10, report = silently }: PostgresOptions = {},
): Database => {
  const pool = new NamingPool({
    Client: NamingClient,
    connectionString,
    max: connections,
    connectionTimeoutMillis: waitSeconds * 1000,
    statement_timeout: statementSeconds * 1000,
    application_name: 'zhiyuan',
    options: CONNECTION_SETTINGS,
  })
  return { engine: 'postgresql', db: wrap(pool, report), copy: null, lend: null, close: () => pool.end() }
}

export interface EmbeddedOptions {
  /**
   * How long a query waits for the one connection. A transaction that asks for a second connection would wait for itself, and everybody else
   * with it; so the query fails, and its transaction releases the connection.
   */
  readonly waitSeconds?: number
  readonly report?: (error: Error) => void
  /** Called when the disk has no more room for writes, and when it has again. */
  readonly roomChanged?: (isEnough: boolean) => void
}

interface Beside {
  readonly host: string
  readonly port: number
  readonly socket: () => Socket
}

/**
 * Opens the embedded database of another process on this machine through a socket of its own: `socket` makes one that is not
 * connected yet, on which that process serves the protocol of PostgreSQL.
 */
export const openBeside = ({ host, port, socket }: Beside): Database => {
  const pool = new pg.Pool({
    // Statements have no names: those of the process that owns the database are in the same session.
    max: 1,
    connectionTimeoutMillis: 30_000,
    host,
    port,
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    stream: socket,
  })
  return { engine: 'embedded', db: wrap(pool, silently), copy: null, lend: null, close: () => pool.end() }
}

const poolOver = (engine: EmbeddedEngine, waitSeconds: number): pg.Pool =>
  new NamingPool({
    Client: NamingClient,
    // The embedded database has one connection; requests queue for it.
    max: 1,
    connectionTimeoutMillis: waitSeconds * 1000,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    stream: () => new EmbeddedStream(engine),
  })

/** Opens the embedded database: on disk in a folder that no other process has open, or in memory. */
export const openEmbedded = async (
  place: EmbeddedPlace,
  { waitSeconds = 30, report = silently, roomChanged }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> => {
  const engine = await openEmbeddedEngine(place, roomChanged)
  const pool = poolOver(engine, waitSeconds)
  return {
    engine: 'embedded',
    db: wrap(pool, report),
    dump: engine.dump,
    copy: engine.copy,
    lend: (socket) => lendConnection({ pool, engine }, socket),
    close: async () => {
      await pool.end()
      await engine.close()
    },
  }
}
