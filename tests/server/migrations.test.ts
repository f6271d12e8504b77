import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { isMigrated, migrateToNewest, migrationsFolder } from '#server/db/migrate.ts'
import { SCHEMA } from '#server/db/schema/namespace.ts'
import { contentIndexRepository } from '#server/modules/content/content-index.repository.ts'
import { enginesOf } from '#tests/support/engines.ts'
import { openEmptyDatabase } from '#tests/support/test-databases.ts'

interface Journal {
  entries: { idx: number }[]
}

/** Brings an empty database to the shape that it had after a migration. */
const migrateTo = async ({ db }: Database, last: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-migrations-'))
  try {
    cpSync(migrationsFolder(), folder, { recursive: true })
    const file = join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
    const entries = journal.entries.filter(({ idx }) => idx <= last)
    writeFileSync(file, JSON.stringify({ ...journal, entries }))
    await migrate(db, { migrationsFolder: folder, migrationsSchema: SCHEMA, migrationsTable: 'migration' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A resource, a question, one that was withdrawn and one that a school keeps to itself, as 0007 held them. */
const writeContents = async ({ db }: Database): Promise<void> => {
  await db.execute(sql`insert into zhiyuan.organisation (id, name) values (7, '江城第一中学')`)
  await db.execute(
    sql`insert into zhiyuan.app_user (id, name, title, avatar_url) values (1, '季晓棠', '', '')`,
  )
  await db.execute(sql`insert into zhiyuan.curriculum_node (id, parent_id, node_type, name, code, grade_id, sort)
    values (1, null, 1, '初中', 'junior', 0, 1), (2, 1, 2, '数学', 'math', 0, 1)`)
  await db.execute(sql`insert into zhiyuan.content (id, type, name, summary, introduction, cover_url, stage_id, subject_id,
      grade_id, teacher_id, organisation_id, suffix, file_size, duration, section_count, created_at, updated_at,
      school_only, withdrawn_at)
    select id, type, '勾股定理', '', '', '', 1, 2, 8, 1, 7, 'pdf', 1, 0, 0, now(), now(), school_only, withdrawn_at
    from (values (1, 3, false, null), (2, 4, false, null), (3, 3, false, now()), (4, 3, true, null))
      as it(id, type, school_only, withdrawn_at)`)
  await db.execute(sql`insert into zhiyuan.content_search (content_id, name_key, pinyin, initials, body_key, tokens)
    select id, '勾股定理', ' gou gu ding li ', 'ggdl', '', '''勾股''' from zhiyuan.content`)
}

describe.each(enginesOf('the migration of a database with contents'))('on %s', (engine) => {
  test('a database of 0048 whose log says who withdrew a question knows it without the log', async () => {
    const database = await openEmptyDatabase(engine, inject('postgres'))
    const { db } = database
    try {
      await migrateTo(database, 7)
      await writeContents(database)
      await migrateTo(database, 48)
      await db.execute(
        sql`insert into zhiyuan.app_user (id, name, title, avatar_url) values (2, '顾明德', '', '')`,
      )
      await db.execute(
        sql`update zhiyuan.content set type = 4, withdrawn_at = '2026-03-02' where id in (2, 3, 4)`,
      )
      await db.execute(sql`insert into zhiyuan.question (id, content_id, question_type, stem, options, answers, analysis,
          score, difficulty, difficulty_level)
        select 10 + id, id, 1, '', '[]', '[]', '', 5, 0.5, 18 from zhiyuan.content where type = 4`)
      await db.execute(sql`insert into zhiyuan.audit_entry (at, user_id, act, subject, detail) values
        ('2026-03-01', 1, 'question.withdraw', 'question:12', '{}'),
        ('2026-03-02', 2, 'question.withdraw', 'question:12', '{}'),
        ('2026-03-02', 1, 'question.withdraw', 'question:13', '{}')`)
      // What an administrator took down stays so.
      await db.execute(sql`insert into zhiyuan.content_withdrawal (content_id, user_id, reason, at, moderated)
        values (3, 2, '侵权', '2026-03-03', true)`)
      await migrateToNewest(db)
      const { rows } = await db.execute(sql`select content_id as id, user_id as by, moderated
        from zhiyuan.content_withdrawal order by content_id`)
      expect(rows).toEqual([
        { id: 2, by: 2, moderated: false },
        { id: 3, by: 2, moderated: true },
      ])
    } finally {
      await database.close()
    }
  })

  test('a database of 0007 that holds contents knows of each who may find it, now and later', async () => {
    const database = await openEmptyDatabase(engine, inject('postgres'))
    const { db } = database
    const told = async () =>
      (
        await db.execute(
          sql`select content_id as id, type, open_to, withdrawn from zhiyuan.content_search order by content_id`,
        )
      ).rows
    try {
      await migrateTo(database, 7)
      await writeContents(database)
      expect(await isMigrated(db)).toBe(false)
      await migrateToNewest(db)
      expect(await isMigrated(db)).toBe(true)
      // Questions are indexed anew, by all that they ask.
      expect((await told()).map(({ id }) => id)).toEqual([1, 3, 4])
      await contentIndexRepository(db).indexMissing()
      const [resource, question, withdrawn, own] = [
        { id: 1, type: 3, open_to: null, withdrawn: false },
        { id: 2, type: 4, open_to: null, withdrawn: false },
        { id: 3, type: 3, open_to: null, withdrawn: true },
        { id: 4, type: 3, open_to: 7, withdrawn: false },
      ]
      expect(await told()).toEqual([resource, question, withdrawn, own])
      await db.execute(sql`update zhiyuan.content set school_only = true where id = 1`)
      await db.execute(sql`update zhiyuan.content set withdrawn_at = null where id = 3`)
      await db.execute(sql`update zhiyuan.content set school_only = false where id = 4`)
      expect(await told()).toEqual([
        { ...resource, open_to: 7 },
        question,
        { ...withdrawn, withdrawn: false },
        { ...own, open_to: null },
      ])
    } finally {
      await database.close()
    }
  })
})
