import { createReadStream } from 'node:fs'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import type { Db } from '../db/database.ts'
import { installJobTables, JOB_SCHEMA } from '../db/job-tables.ts'
import { MIGRATION_TABLE, migrationsFolder } from '../db/migrate.ts'
import { PREPARING } from '../db/prepare-alone.ts'
import { SCHEMA } from '../db/schema/namespace.ts'
import { JOB_TABLES } from './backup-tables.repository.ts'
import { copyValues, linesOf } from './copy-text.ts'
import type { Manifest, TableInArchive } from './manifest.ts'

/** What the database became is not what the archive says, or this server cannot make it. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused'
}

/** So much text goes to the database at once. */
const BYTES_AT_ONCE = 1024 * 1024
const ROWS_AT_ONCE = 1000

const quoted = (...names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')

/** The tables as they were when the archive was written: by its migrations, and none later. */
const buildSchema = async (connection: pg.PoolClient, { migrations }: Manifest): Promise<void> => {
  const applied = new Map(migrations.map(({ at, hash }) => [at, hash]))
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const wanted = known.filter(({ folderMillis }) => applied.has(folderMillis))
  if (wanted.length !== applied.size)
    throw new RestoreRefused(
      '这份备份来自更新的版本，请先更新服务器 (the backup was written by a newer version: update the server first)',
    )
  await connection.query(`drop schema if exists ${quoted(SCHEMA)} cascade`)
  for (const { sql } of wanted) for (const statement of sql) await connection.query(statement)
  await connection.query(
    `create table ${quoted(SCHEMA, MIGRATION_TABLE)} (id serial primary key, hash text not null, created_at bigint)`,
  )
}

interface Key {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** Rows come table by table: what refers to what is looked at once all are there. */
const withoutKeys = async (connection: pg.PoolClient, load: () => Promise<void>): Promise<void> => {
  const { rows: keys } = await connection.query<Key>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = $1::regnamespace`,
    [SCHEMA],
  )
  const { rows: tables } = await connection.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace = $1::regnamespace`,
    [SCHEMA],
  )
  for (const { table, name } of keys) await connection.query(`alter table ${table} drop constraint ${name}`)
  for (const { table } of tables) await connection.query(`alter table ${table} disable trigger user`)
  await load()
  for (const { table } of tables) await connection.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of keys)
    await connection.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Empties what migrations and the job library put in by themselves. */
const empty = async (connection: pg.PoolClient): Promise<void> => {
  const { rows } = await connection.query<{ name: string }>(
    `select string_agg(quote_ident(schemaname) || '.' || quote_ident(tablename), ', ') as name from pg_tables
     where schemaname = $1`,
    [SCHEMA],
  )
  await connection.query(`truncate ${rows[0]?.name}`)
  for (const name of [...JOB_TABLES].reverse())
    await connection.query(`delete from ${quoted(JOB_SCHEMA, name)}`)
}

const typesOf = async (
  connection: pg.PoolClient,
  { schema, name }: TableInArchive,
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await connection.query<{ column: string; type: string }>(
    `select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [quoted(schema, name)],
  )
  return new Map(rows.map(({ column, type }) => [column, type]))
}

/** Those of the job library may have gone with a newer version of it; a table of ours is as it was. */
const columnsToFill = (table: TableInArchive, types: ReadonlyMap<string, string>) => {
  const columns = table.columns.map((name, index) => ({ name, index, type: types.get(name) }))
  const there = columns.filter(({ type }) => type !== undefined)
  if (there.length !== columns.length && table.schema !== JOB_SCHEMA)
    throw new RestoreRefused(`备份与数据表不符 (columns differ): ${table.schema}.${table.name}`)
  return there
}

const loadTable = async (connection: pg.PoolClient, table: TableInArchive, place: string): Promise<void> => {
  const columns = columnsToFill(table, await typesOf(connection, table))
  const target = quoted(table.schema, table.name)
  const names = columns.map(({ name }) => quoted(name)).join(', ')
  const values = columns.map(({ type }, index) => `c${index}::${type}`).join(', ')
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const aliases = columns.map((_, index) => `c${index}`).join(', ')
  const insert = `insert into ${target} (${names}) overriding system value
    select ${values} from unnest(${arrays}) as it(${aliases})`
  let rows: (string | null)[][] = []
  let bytes = 0
  const flush = async (): Promise<void> => {
    if (rows.length === 0) return
    await connection.query(
      insert,
      columns.map(({ index }) => rows.map((row) => row[index] ?? null)),
    )
    rows = []
    bytes = 0
  }
  for await (const line of linesOf(createReadStream(place))) {
    rows.push(copyValues(line))
    bytes += line.length
    if (rows.length >= ROWS_AT_ONCE || bytes >= BYTES_AT_ONCE) await flush()
  }
  await flush()
  const counted = await connection.query<{ rows: number }>(`select count(*)::int as rows from ${target}`)
  if (counted.rows[0]?.rows !== table.rows)
    throw new RestoreRefused(
      `行数不符 (rows differ): ${table.schema}.${table.name} ${counted.rows[0]?.rows} / ${table.rows}`,
    )
}

const setSequences = async (connection: pg.PoolClient, { sequences }: Manifest): Promise<void> => {
  for (const { name, last, isCalled } of sequences)
    await connection.query('select setval($1::regclass, $2::bigint, $3)', [
      quoted(SCHEMA, name),
      last,
      isCalled,
    ])
}

/** Puts a database back as an archive says it was. */
export const restoreTablesRepository = (db: Db) => ({
  /** Whether it holds anything of the product. */
  async isEmpty(): Promise<boolean> {
    const found = await db.$client.query<{ there: string | null }>(
      'select to_regnamespace($1)::text as there',
      [SCHEMA],
    )
    return found.rows[0]?.there === null
  },

  /** Servers of the product that have connections to it, this process left out. */
  async servers(): Promise<number> {
    const found = await db.$client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and application_name = 'zhiyuan'
         and pid <> pg_backend_pid()`,
    )
    return found.rows[0]?.count ?? 0
  },

  /**
   * All of it or nothing, in one transaction; `placeOf` says where the text of a table lies. `before` is done last, when
   * nothing but the commit can fail any more. With `bringsHome`, what lay in a bucket lies on this machine from now on. Once it is
   * committed it does not reject: answers whether the database was looked through for its statistics.
   */
  async load(
    manifest: Manifest,
    {
      placeOf,
      before,
      bringsHome,
    }: {
      readonly placeOf: (table: TableInArchive) => string
      readonly before: () => Promise<void>
      readonly bringsHome: boolean
    },
  ): Promise<{ readonly analyzed: boolean }> {
    await installJobTables(db)
    const connection = await db.$client.connect()
    try {
      await connection.query('begin')
      await connection.query('select pg_advisory_xact_lock($1)', [PREPARING])
      await buildSchema(connection, manifest)
      await empty(connection)
      await withoutKeys(connection, async () => {
        for (const table of manifest.tables) await loadTable(connection, table, placeOf(table))
      })
      await setSequences(connection, manifest)
      if (bringsHome)
        await connection.query(`update ${quoted(SCHEMA, 'file')} set store = 'data' where store = 'bucket'`)
      await before()
      await connection.query('commit')
    } catch (error) {
      connection.release(true)
      throw error
    }
    // The database does this by itself later; until then searches may be slow.
    const analyzed = await connection.query('analyze').then(
      () => true,
      () => false,
    )
    connection.release(!analyzed)
    return { analyzed }
  },
})
