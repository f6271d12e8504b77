import type pg from 'pg'
import type { Db } from '../db/database.ts'
import { JOB_SCHEMA } from '../db/job-tables.ts'
import { MIGRATION_TABLE } from '../db/migrate.ts'
import { SCHEMA } from '../db/schema/namespace.ts'
import type { Manifest } from './manifest.ts'

/** What of the job library is kept, in the order in which it comes back: the rest it makes by itself. */
export const JOB_TABLES = ['queue', 'schedule', 'job'] as const

export interface TableToCopy {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
}

/** A file that the database names. */
export interface NamedFile {
  readonly store: string
  readonly path: string
  /** In hex. */
  readonly sha256: string
}

const TABLES = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = $1 or (n.nspname = $2 and c.relname = any($3)))
  group by 1, 2
  order by n.nspname, array_position($3, c.relname::text), c.relname`

/** So many rows lie in memory at once. */
const ROWS_AT_ONCE = 200

/** Each value as the database writes it. */
const AS_TEXT = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig

const ONE_FORM = 'set local datestyle = iso; set local intervalstyle = postgres; set local bytea_output = hex'

const quoted = (...names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')

const rowsOf = async function* (connection: pg.PoolClient, { schema, name, columns }: TableToCopy) {
  const list = columns.map((column) => quoted(column)).join(', ')
  await connection.query(`declare copied no scroll cursor for select ${list} from ${quoted(schema, name)}`)
  for (;;) {
    const { rows } = await connection.query<(string | null)[]>({
      text: `fetch ${ROWS_AT_ONCE} from copied`,
      rowMode: 'array',
      types: AS_TEXT,
    })
    if (rows.length === 0) break
    yield rows
  }
  await connection.query('close copied')
}

const readWorld = (connection: pg.PoolClient) => ({
  async migrations(): Promise<Manifest['migrations']> {
    const { rows } = await connection.query<{ hash: string; at: string }>(
      `select hash, created_at::text as at from ${quoted(SCHEMA, MIGRATION_TABLE)} order by created_at`,
    )
    return rows.map(({ hash, at }) => ({ hash, at: Number(at) }))
  },
  async tables(): Promise<readonly TableToCopy[]> {
    return (await connection.query<TableToCopy>(TABLES, [SCHEMA, JOB_SCHEMA, [...JOB_TABLES]])).rows
  },
  /** By pieces of rows, each value as the database writes it. */
  rowsOf: (table: TableToCopy) => rowsOf(connection, table),
  async sequences(): Promise<Manifest['sequences']> {
    const { rows } = await connection.query<{ name: string }>(
      'select sequencename as name from pg_sequences where schemaname = $1 order by 1',
      [SCHEMA],
    )
    const found: Manifest['sequences'] = []
    for (const { name } of rows) {
      const { rows: values } = await connection.query<{ last: string; isCalled: boolean }>(
        `select last_value::text as last, is_called as "isCalled" from ${quoted(SCHEMA, name)}`,
      )
      found.push(...values.map((value) => ({ name, ...value })))
    }
    return found
  },
  async namedFiles(): Promise<readonly NamedFile[]> {
    const { rows } = await connection.query<NamedFile>(
      `select store, path, encode(sha256, 'hex') as sha256 from ${quoted(SCHEMA, 'file')} order by path`,
    )
    return rows
  },
  /** Folders of streams in the bucket; they lie where their films do. */
  async streamsInBucket(): Promise<readonly string[]> {
    const { rows } = await connection.query<{ path: string }>(
      `select s.path from ${quoted(SCHEMA, 'film_stream')} s join ${quoted(SCHEMA, 'file')} f on f.id = s.file_id
       where f.store = 'bucket' order by s.path`,
    )
    return rows.map(({ path }) => path)
  },
  async version(): Promise<string> {
    const { rows } = await connection.query<{ version: string }>('select version()')
    return rows[0]?.version ?? ''
  },
})

/** The database as it stood at one moment. */
export type World = ReturnType<typeof readWorld>

/** Reads a database whole, in one snapshot, whatever is written meanwhile. */
export const backupTablesRepository = (db: Db) => ({
  async read<T>(use: (world: World) => Promise<T>): Promise<T> {
    const connection = await db.$client.connect()
    try {
      await connection.query('begin isolation level repeatable read read only')
      await connection.query(ONE_FORM)
      return await use(readWorld(connection))
    } finally {
      // The transaction goes with its connection.
      connection.release(true)
    }
  },
})
