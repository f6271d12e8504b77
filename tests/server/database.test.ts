import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { prepareDatabase } from '#server/cli/prepare-database.ts'
import type { Database } from '#server/db/database.ts'
import { isMigrated, migrateToNewest } from '#server/db/migrate.ts'
import { isPrepared } from '#server/db/prepared.ts'
import { content } from '#server/db/schema/content.ts'
import { openedAtOnce } from '#tests/support/each-engine.ts'
import { enginesOf } from '#tests/support/engines.ts'
import { openSeeded } from '#tests/support/seeded-databases.ts'
import { openEmptyDatabase, SEEDED_AT } from '#tests/support/test-databases.ts'

const shapeOf = async ({ db }: Database) => {
  const columns = await db.execute(sql`
    select table_name, column_name, data_type, is_nullable, column_default, is_identity
    from information_schema.columns where table_schema = 'zhiyuan' order by table_name, column_name`)
  const indexes = await db.execute(
    sql`select indexname, indexdef from pg_indexes where schemaname = 'zhiyuan' order by indexname`,
  )
  const constraints = await db.execute(sql`
    select conname, pg_get_constraintdef(pg_constraint.oid) as definition from pg_constraint
    join pg_namespace on pg_namespace.oid = connamespace
    where nspname = 'zhiyuan' and contype <> 'n' order by conname`)
  return { columns: columns.rows, indexes: indexes.rows, constraints: constraints.rows }
}

describe('an empty database', () => {
  const engines = enginesOf('an empty database')
  const openEmpty = openedAtOnce(engines, (engine) => openEmptyDatabase(engine, inject('postgres')))
  let databases: readonly Database[] = []
  beforeAll(async () => {
    databases = await Promise.all(engines.map(openEmpty))
  })

  test('gets the same shape on both engines, and a second migration changes nothing', async () => {
    const migrated = async (database: Database) => {
      expect([await isMigrated(database.db), await isPrepared(database.db)]).toEqual([false, false])
      await migrateToNewest(database.db)
      await migrateToNewest(database.db)
      expect([await isMigrated(database.db), await isPrepared(database.db)]).toEqual([true, false])
      return shapeOf(database)
    }
    const [embedded, postgres] = await Promise.all(databases.map(migrated))
    expect(embedded?.columns.length).toBeGreaterThan(100)
    expect(embedded).toEqual(postgres)
  })

  test('can stay empty: it is prepared then, and no seed comes later', async () => {
    for (const database of databases) {
      expect(await prepareDatabase(database, 'none', SEEDED_AT)).toBe('already there')
      expect(await isPrepared(database.db)).toBe(true)
      expect(await prepareDatabase(database, 'demo', SEEDED_AT)).toBe('already there')
      expect(await database.db.select().from(content)).toEqual([])
    }
  })
})

const seeded = enginesOf('the seed')
const open = openedAtOnce(seeded, openSeeded)

describe.each(seeded.toReversed())('the seed on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await open(engine)
  })

  const numbers = async (query: ReturnType<typeof sql>) => {
    const { rows } = await database.db.execute<{ n: string }>(query)
    return rows.map(({ n }) => Number(n))
  }
  const count = async (query: ReturnType<typeof sql>) => (await numbers(query))[0] ?? 0

  test('holds a minimum of contents of each type', async () => {
    const [courses, lives, resources, questions] = await numbers(
      sql`select count(*) as n from zhiyuan.content group by type order by type`,
    )
    expect(courses).toBeGreaterThanOrEqual(60)
    expect(lives).toBeGreaterThanOrEqual(20)
    expect(resources).toBeGreaterThanOrEqual(300)
    expect(questions).toBeGreaterThanOrEqual(1500)
    const nodes = await numbers(
      sql`select count(distinct name) as n from zhiyuan.curriculum_node group by node_type order by node_type`,
    )
    expect(nodes[0]).toBe(3)
    expect(nodes[1]).toBeGreaterThanOrEqual(9)
    expect(nodes[2]).toBeGreaterThanOrEqual(3)
    expect(await count(sql`select count(*) as n from zhiyuan.organisation`)).toBe(2)
    expect(await count(sql`select count(*) as n from zhiyuan.app_user where mobile is not null`)).toBe(9)
  })

  test('leaves no field of a content empty', async () => {
    const none = [
      sql`select count(*) as n from zhiyuan.content where type = 3 and (file_id is null or file_size = 0 or suffix = '')`,
      sql`select count(*) as n from zhiyuan.content where chapter_id is null or name = '' or summary = ''
        or (introduction = '' and type < 4)`,
      sql`select count(*) as n from zhiyuan.content where type < 3 and section_count = 0
        and name not like '数据的收集与整理%'`,
      sql`select count(*) as n from zhiyuan.content c where type = 3 and not exists
        (select 1 from zhiyuan.content_tag t where t.content_id = c.id)`,
      sql`select count(*) as n from zhiyuan.content c where type = 2 and not exists
        (select 1 from zhiyuan.live_schedule s where s.content_id = c.id)`,
      sql`select count(*) as n from zhiyuan.course_section where section_type = 1 and (duration = 0) <> (file_id is null)`,
      sql`select count(*) as n from zhiyuan.content where created_at > updated_at or updated_at > ${SEEDED_AT.toISOString()}`,
      sql`select count(*) as n from zhiyuan.content c join zhiyuan.curriculum_node b on b.id = c.book_id
        where b.node_type <> 4 or b.grade_id <> c.grade_id`,
      sql`select count(*) as n from (select name, type from zhiyuan.content where type < 4
        group by name, type, case when school_only then organisation_id end having count(*) > 1) twice`,
    ]
    const found = []
    for (const query of none) found.push(await count(query))
    expect(found).toEqual(none.map(() => 0))
  })

  test('is seeded once', async () => {
    const before = await count(sql`select count(*) as n from zhiyuan.content`)
    expect(await prepareDatabase(database, 'demo', new Date())).toBe('already there')
    expect(await count(sql`select count(*) as n from zhiyuan.content`)).toBe(before)
  })

  test('lets the database assign ids above its own', async () => {
    const { rows } = await database.db.execute<{ id: number; highest: number }>(sql`
      insert into zhiyuan.organisation (name) values ('新学校')
      returning id, (select max(id) from zhiyuan.organisation) as highest`)
    expect(rows).toEqual([{ id: 3, highest: 2 }])
  })

  test('came out the same on both engines', async () => {
    const { rows } = await database.db.execute<{ digest: string }>(sql`
      select md5(string_agg(concat_ws('|', id, type, name, view_count, chapter_id, updated_at at time zone 'UTC'), ',' order by id))
      as digest from zhiyuan.content`)
    digests.add(rows[0]?.digest ?? '')
    expect(digests.size).toBe(1)
  })
})

const digests = new Set<string>()
