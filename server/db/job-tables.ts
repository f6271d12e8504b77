import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Db, Queries } from './database.ts'

/** The job library keeps its tables in a schema of their own, made and changed by its own migrations. */
export const JOB_SCHEMA = 'zhiyuan_job'

/** Polling intervals of the library, in seconds. */
export interface JobPace {
  /** For jobs to take, each kind by itself. */
  readonly poll: number
  /** For jobs whose server stopped sending heartbeats. */
  readonly supervise: number
}

/** The library over the pool of the server: one driver and, on the embedded database, its one connection. */
export const jobLibrary = ({ $client: pool }: Db, { supervise }: Pick<JobPace, 'supervise'>): PgBoss =>
  new PgBoss({
    schema: JOB_SCHEMA,
    db: {
      // A statement that fails takes its connection out of the pool, with the transaction that it may have left open.
      executeSql: async (text, values) => {
        const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values ?? [])
        const rows: unknown[] = [answer].flat().flatMap((one): unknown[] => one.rows)
        return { rows }
      },
    },
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 3600,
    openTelemetry: { enabled: false },
  })

/** What a call of the library is given so that it becomes part of a transaction. */
export const inTransaction = (queries: Queries) => fromDrizzle(queries, sql)

/** Makes the library's tables, or brings them to the shape that this version of it knows. */
export const installJobTables = async (db: Db): Promise<void> => {
  const library = jobLibrary(db, { supervise: 3600 })
  await library.start()
  await library.stop({ graceful: false })
}

/** Whether there are any; an older shape is brought up by the library itself when the server starts. */
export const hasJobTables = async (db: Db): Promise<boolean> => {
  const found = await db.execute<{ there: string | null }>(
    sql`select to_regclass(${`${JOB_SCHEMA}.version`})::text as there`,
  )
  return typeof found.rows[0]?.there === 'string'
}
