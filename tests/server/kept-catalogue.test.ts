import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leftSubtree, leftTree } from '#contract/curriculum.ts'
import { addFavorite } from '#contract/favourite.ts'
import { resourceContentInfo, resourceContentList } from '#contract/resource.ts'
import { getSearchList } from '#contract/search-list.ts'
import { catalogueStateRepository } from '#server/modules/content/catalogue-state.repository.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

/** Some statement for each table that lists, trees and cards are made of; none of them changes what it says. */
const CHANGES: readonly (readonly [what: string, statement: SQL])[] = [
  ['a content', sql`update zhiyuan.content set name = name where id = 1`],
  ['who may see a content', sql`update zhiyuan.content set school_only = school_only where id = 1`],
  ['the tags of a content', sql`update zhiyuan.content_tag set tag_id = tag_id`],
  ['what finds a content', sql`update zhiyuan.content_search set name_key = name_key where content_id = 1`],
  ['a tag', sql`update zhiyuan.tag set name = name where id = 1`],
  ['a group of tags', sql`update zhiyuan.tag_group set sort = sort`],
  ['a category', sql`update zhiyuan.category set type = type`],
  ['a node', sql`update zhiyuan.curriculum_node set name = name where id = 1`],
  ['a merge of nodes', sql`delete from zhiyuan.curriculum_merge`],
  ['a membership', sql`update zhiyuan.membership set sort = sort`],
  ['the name of a person', sql`update zhiyuan.app_user set name = name where id = 1`],
  ['the name of a school', sql`update zhiyuan.organisation set name = name where id = 1`],
]

const NO_CHANGES: readonly (readonly [what: string, statement: SQL])[] = [
  ['a view', sql`update zhiyuan.content set view_count = view_count + 1 where id = 1`],
  ['a comment counted', sql`update zhiyuan.content set comment_count = comment_count + 1 where id = 1`],
  ['a password', sql`update zhiyuan.app_user set password_hash = password_hash where id = 1`],
]

onEachEngine('what is kept of the catalogue', (harness, alike) => {
  const { data } = callsOf(harness)
  const run = (statement: SQL) => harness().database.db.execute(statement)
  const number = async () => {
    const { at } = await catalogueStateRepository(harness().database.db).find(1)
    return Number(at?.split('.')[1])
  }

  test.each(CHANGES)('counts a transaction that changes %s', async (_, statement) => {
    const before = await number()
    await run(statement)
    expect(await number()).toBe(before + 1)
  })

  test.each(NO_CHANGES)('does not count %s', async (_, statement) => {
    const before = await number()
    await run(statement)
    expect(await number()).toBe(before)
  })

  test('counts a transaction once, when it commits, and none that is undone', async () => {
    const { db } = harness().database
    const before = await number()
    await db.transaction(async (tx) => {
      for (const [, statement] of CHANGES) await tx.execute(statement)
    })
    expect(await number()).toBe(before + 1)
    const undone = db.transaction(async (tx) => {
      for (const [, statement] of CHANGES) await tx.execute(statement)
      tx.rollback()
    })
    await expect(undone).rejects.toThrow()
    expect(await number()).toBe(before + 1)
    expect((await run(sql`select id from zhiyuan.catalogue_change`)).rows).toEqual([])
  })

  test('counts what a transaction changed before the part of it that was undone', async () => {
    const before = await number()
    await harness().database.db.transaction(async (tx) => {
      await tx.execute(sql`savepoint half`)
      await tx.execute(sql`update zhiyuan.tag set name = name where id = 1`)
      await tx.execute(sql`rollback to savepoint half`)
      await tx.execute(sql`update zhiyuan.category set type = type`)
    })
    expect(await number()).toBe(before + 1)
  })

  test('follows what another process changes: totals, cards, trees and menus', async () => {
    const { rows } =
      await run(sql`select id, chapter_id as chapter, book_id as book, subject_id as subject, stage_id as stage,
      teacher_id as teacher from zhiyuan.content where type = 3 and chapter_id is not null and not school_only
      and withdrawn_at is null order by updated_at desc, id desc limit 1`)
    const { id, chapter, book, subject, stage, teacher } = rows[0] as Record<string, number>
    const list = async () => {
      const query = { Type: 3, ChapterId: chapter, Sort: 1 }
      const page = await data(resourceContentList, { query }, 'teacher')
      const card = page.Items?.find(({ Id }) => Id === id)
      return {
        total: page.TotalCount,
        name: card?.Name,
        teacher: card?.TeacherName,
        chapter: card?.ChapterName,
      }
    }
    const counted = async () => {
      const tree = await data(
        leftSubtree,
        { params: { Id: book ?? 0, type: 1 }, query: { contentType: 3 } },
        'teacher',
      )
      const level = await data(
        leftTree,
        { params: { ParentId: stage ?? 0 }, query: { contentType: 3 } },
        'teacher',
      )
      const sum = (tree ?? []).reduce((all, { Count }) => all + (Count ?? 0), 0)
      return { book: sum, subject: level?.find(({ Id }) => Id === subject)?.Count ?? 0 }
    }
    const [before, menus] = [await list(), await counted()]
    expect(await list()).toEqual(before)

    await run(sql`update zhiyuan.content set name = '另一个名字' where id = ${id}`)
    expect(await list()).toEqual({ ...before, name: '另一个名字' })
    await run(sql`update zhiyuan.app_user set name = '换名' where id = ${teacher}`)
    await run(sql`update zhiyuan.curriculum_node set name = '换章' where id = ${chapter}`)
    expect(await list()).toEqual({ ...before, name: '另一个名字', teacher: '换名', chapter: '换章' })

    await run(sql`update zhiyuan.content set withdrawn_at = now() where id = ${id}`)
    expect((await list()).total).toBe((before.total ?? 0) - 1)
    expect(await counted()).toEqual({ book: menus.book - 1, subject: menus.subject - 1 })
    await run(sql`update zhiyuan.content set withdrawn_at = null, view_count = 4321 where id = ${id}`)
    const { Items } = await data(
      resourceContentList,
      { query: { Type: 3, ChapterId: chapter, Sort: 1 } },
      'teacher',
    )
    expect(Items?.find(({ Id }) => Id === id)?.ViewCount).toBe(4321)
    await run(sql`update zhiyuan.content set view_count = 4322 where id = ${id}`)
    const again = await data(
      resourceContentList,
      { query: { Type: 3, ChapterId: chapter, Sort: 1 } },
      'teacher',
    )
    expect(again.Items?.find(({ Id }) => Id === id)?.ViewCount).toBe(4322)
  })

  alike('a card of a list says what the page of its content says', async () => {
    const { Items } = await data(
      resourceContentList,
      { query: { Type: 3, Sort: 2, PageSize: 20 } },
      'teacher',
    )
    const [first] = Items ?? []
    await data(addFavorite, { body: { Type: 3, ContentId: first?.Id ?? 0 } }, 'teacher')
    const again = await data(resourceContentList, { query: { Type: 3, Sort: 2, PageSize: 20 } }, 'teacher')
    expect(again.Items?.[0]?.IsFavorite).toBe(true)
    expect(again.Items?.some(({ Tags }) => (Tags ?? []).length > 0)).toBe(true)
    for (const card of again.Items ?? [])
      expect(await data(resourceContentInfo, { query: { Id: card.Id } }, 'teacher')).toMatchObject(card)
  })

  alike('a search follows what another process changes, and how much is in use', async () => {
    const body = { Keyword: '勾股', Type: 3, PageSize: 100 }
    const found = async () => {
      const page = await data(getSearchList, { body }, 'teacher')
      return { total: page.TotalCount ?? 0, ids: page.Items?.map(({ Id }) => Id) ?? [] }
    }
    const before = await found()
    const [first, last] = [before.ids[0], before.ids.at(-1)]
    expect(await found()).toEqual(before)
    await run(sql`update zhiyuan.content set withdrawn_at = now() where id = ${first}`)
    expect(await found()).toEqual({ total: before.total - 1, ids: before.ids.slice(1) })
    await run(sql`update zhiyuan.content set withdrawn_at = null where id = ${first}`)
    // Where all are alike in nearness, the one in use comes first at once.
    await run(
      sql`update zhiyuan.content_search set name_key = '勾股' where content_id in (${first}, ${last})`,
    )
    await run(
      sql`update zhiyuan.content set view_count = 0, download_count = 0, updated_at = '2026-01-01' where id in (${first}, ${last})`,
    )
    await run(sql`update zhiyuan.content set view_count = 900000 where id = ${last}`)
    expect((await found()).ids.slice(0, 2)).toEqual([last, first])
    await run(sql`update zhiyuan.content set view_count = 900001 where id = ${first}`)
    expect((await found()).ids.slice(0, 2)).toEqual([first, last])
  })

  test('what a school keeps to itself is counted for its members alone, from the moment they are', async () => {
    const total = async () =>
      (await data(resourceContentList, { query: { Type: 3 } }, 'noOrganisation')).TotalCount ?? 0
    const before = await total()
    const { rows } = await run(sql`select organisation_id as school, count(*)::int as n from zhiyuan.content
      where type = 3 and school_only and withdrawn_at is null group by 1 order by 2 desc limit 1`)
    const { school, n } = rows[0] as Record<string, number>
    await run(sql`insert into zhiyuan.membership (user_id, organisation_id, can_verify, sort)
      select id, ${school}, false, 1 from zhiyuan.app_user where mobile = '13900000006'`)
    expect(await total()).toBe(before + (n ?? 0))
    await run(sql`delete from zhiyuan.membership where user_id =
      (select id from zhiyuan.app_user where mobile = '13900000006')`)
    expect(await total()).toBe(before)
  })
})
