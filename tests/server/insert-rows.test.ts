import { asc, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { content } from '#server/db/schema/content.ts'
import { question } from '#server/db/schema/question.ts'
import { tag, tagGroup } from '#server/db/schema/tag.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'

let database: Database
const GROUP = 900

beforeAll(async () => {
  database = await openSeeded('postgresql')
  await insertRows(database.db, tagGroup, [{ id: GROUP, code: 'kept', name: '行', multiple: true, sort: 1 }])
})
afterAll(() => database.close())

test('rows are as they were given, with defaults for what some of them do not say', async () => {
  const { db } = database
  const hard = ['', 'null', 'a,b', '"c" \\d', '{e}', '换\n行']
  const rows = [
    { id: 9_000_001, groupId: GROUP, name: `it's "so" \\ {x}, null`, values: hard, sort: 1, hidden: true },
    { id: 9_000_002, groupId: GROUP, name: '', values: [], sort: -2 },
    { id: 9_000_003, groupId: GROUP, name: 'NULL', sort: 3 },
  ]
  await insertRows(db, tag, rows)
  const told = await db.select().from(tag).where(eq(tag.groupId, GROUP)).orderBy(asc(tag.id))
  expect(told).toEqual(rows.map((row) => ({ values: [], hidden: false, rowVersion: 1, ...row })))
})

test('instants, absent values and JSON come back as Drizzle wrote them', async () => {
  const { db } = database
  const copies = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: row.id + 1_000_000 }))
  const contents = copies(await db.select().from(content).orderBy(asc(content.id)).limit(40))
  await insertRows(db, content, contents)
  const ours = gt(content.id, 1_000_000)
  expect(await db.select().from(content).where(ours).orderBy(asc(content.id))).toEqual(contents)
  const seeded = await db.select().from(question).orderBy(asc(question.id)).limit(400)
  const questions = copies(seeded.map((row) => ({ ...row, contentId: null })))
  await insertRows(db, question, questions)
  const asked = gt(question.id, 1_000_000)
  expect(await db.select().from(question).where(asked).orderBy(asc(question.id))).toEqual(questions)
})

test('more rows than one statement takes are answered in their order', async () => {
  const rows = Array.from({ length: 2001 }, (_, at) => ({ groupId: GROUP, name: `${at}`, sort: 2000 - at }))
  const told = await insertRows(database.db, tag, rows, sql`returning id, name`)
  expect(told.map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
  expect(new Set(told.map(({ id }) => id)).size).toBe(2001)
  expect(await insertRows(database.db, tag, [], sql`returning id`)).toEqual([])
})
