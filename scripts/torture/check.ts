import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { SCHEMA } from '#server/db/schema/namespace.ts'
import { answerFor, KINDS, SHARED } from './kinds.ts'
import type { Ledger } from './ledger.ts'

/** Marks of what was found wrong. */
export interface Found {
  readonly lost: Set<string>
  readonly twice: Set<string>
}

const marksIn = async (db: Db, table: string, column: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ mark: string; count: number }>(
    sql`select substring(${sql.identifier(column)} from 'torture-[0-9]+-') as mark, count(*)::int as count
      from ${sql.identifier(SCHEMA)}.${sql.identifier(table)}
      where ${sql.identifier(column)} like '%torture-%' group by 1`,
  )
  return new Map(rows.map(({ mark, count }) => [mark, count]))
}

const checkMarks = async (db: Db, ledger: Ledger, { lost, twice }: Found): Promise<void> => {
  for (const { table, column } of [...KINDS, SHARED]) {
    const there = await marksIn(db, table, column)
    const { acknowledged, refused } = ledger.owed(table)
    for (const mark of [...acknowledged, ...refused]) if (!there.has(mark)) lost.add(mark)
    for (const mark of refused) if (there.has(mark)) ledger.refusedThoughStored.add(mark)
    for (const [mark, count] of there) if (count > 1) twice.add(mark)
  }
}

const checkNames = async (db: Db, ledger: Ledger, { lost }: Found): Promise<void> => {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from zhiyuan.paper`)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  for (const [id, name] of ledger.names) if (names.get(id) !== name) lost.add(name)
}

/** What was answered to a question is what is stored of it. */
const checkAnswers = async (db: Db, { lost }: Found): Promise<void> => {
  const { rows } = await db.execute<{ mark: string; answer: readonly string[] }>(
    sql`select client_id as mark, answer from zhiyuan.question_answer where client_id like 'torture-%'`,
  )
  for (const { mark, answer } of rows)
    if (JSON.stringify(answer) !== JSON.stringify(answerFor(mark))) lost.add(mark)
}

/** A file that was shared is asked for once, by the file that its sender meant. */
const checkShared = async (db: Db, ledger: Ledger, { lost, twice }: Found): Promise<void> => {
  const { rows } = await db.execute<{ mark: string; name: string; events: number }>(
    sql`select request.remark as mark, min(request.name) as name, count(event.id)::int as events
      from zhiyuan.share_request request
      left join zhiyuan.share_event event on event.request_id = request.id
      where request.remark like 'torture-%' group by 1`,
  )
  for (const { mark, name, events } of rows) {
    if (ledger.shared.get(mark) !== name || events < 1) lost.add(mark)
    if (events > 1) twice.add(mark)
  }
}

const checkFiles = async (
  db: Db,
  dataDirectory: string,
  ledger: Ledger,
  { lost, twice }: Found,
): Promise<void> => {
  const { rows } = await db.execute<{ name: string; path: string; count: number }>(
    sql`select own.name || '.' || stored.suffix as name, min(stored.path) as path, count(*)::int as count
      from zhiyuan.private_file own join zhiyuan.file stored on stored.id = own.file_id
      where own.name like 'torture-%' group by 1`,
  )
  const there = new Map(rows.map((row) => [row.name, row]))
  for (const [name, hash] of ledger.files) {
    const row = there.get(name)
    const place = join(dataDirectory, 'files', row?.path ?? '')
    const isWhole =
      row !== undefined &&
      existsSync(place) &&
      createHash('sha256').update(readFileSync(place)).digest('hex') === hash
    if (!isWhole) lost.add(name)
  }
  for (const { name, count } of rows) if (count > 1) twice.add(name)
}

/** Reads by SQL, and files from the disk, whether all that was answered since the run began is there, and once. */
export const checkLedger = async (
  db: Db,
  dataDirectory: string,
  ledger: Ledger,
  found: Found,
): Promise<void> => {
  await checkMarks(db, ledger, found)
  await checkNames(db, ledger, found)
  await checkAnswers(db, found)
  await checkShared(db, ledger, found)
  await checkFiles(db, dataDirectory, ledger, found)
}
