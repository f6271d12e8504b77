import { and, eq, isNotNull, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getBaseTree } from '#contract/catalogue.ts'
import { leftSubtree } from '#contract/curriculum.ts'
import {
  getCurriculumTree,
  mergeCurriculumNodes,
  moveCurriculumNode,
  removeCurriculumNode,
  saveCurriculumNode,
  TREE_KIND,
} from '#contract/curriculum-admin.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { CONTENT_TYPE, content } from '#server/db/schema/content.ts'
import { contentSearch } from '#server/db/schema/content-search.ts'
import { curriculumNode } from '#server/db/schema/curriculum-node.ts'
import { readCatalogueWords } from '#server/modules/frame/catalogue-words.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const PLATFORM = 'platformAdministrator'
const { stages, textbooks, knowledge } = TREE_KIND

onEachEngine('trees of the curriculum in the hands of the platform’s administrators', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const codeOf = async (path: string, body: object) => (await post(PLATFORM, path, body)).Code
  const get = async (address: string) =>
    (await harness().ask.get(address, await harness().ask.tokenOf(PLATFORM))).body
  const tree = async (Kind: number, SubjectId = 0) => {
    const { Data } = await get(`${getCurriculumTree.path}?Kind=${Kind}&SubjectId=${SubjectId}`)
    return z.parse(getCurriculumTree.data, Data)
  }
  const add = async (ParentId: number, NodeType: number, Name: string) => {
    const body = { Id: 0, RowVersion: 0, ParentId, NodeType, Name, GradeId: NodeType === 4 ? 7 : 0 }
    return z.parse(saveCurriculumNode.data, (await post(PLATFORM, saveCurriculumNode.path, body)).Data).Id
  }
  const nodeOf = async (Kind: number, SubjectId: number, Id: number) => {
    const found = (await tree(Kind, SubjectId)).Nodes.find((node) => node.Id === Id)
    if (found === undefined) throw new Error(`there is no node ${Id}`)
    return found
  }
  const run = async (nodeId: number) => {
    const { app, database } = harness()
    const signal = new AbortController().signal
    return readCatalogueWords(database.db)({
      payload: { tagId: 0, nodeId },
      signal,
      log: app.log,
      progress: () => {},
    })
  }
  /** A resource that stands in a chapter, with where it stands. */
  const placed = async () => {
    const { db } = harness().database
    const where = and(eq(content.type, CONTENT_TYPE.resource), isNotNull(content.chapterId))
    const [row] = await db.select().from(content).where(where).orderBy(content.id).limit(1)
    if (row === undefined) throw new Error('nothing stands in a chapter')
    return { ...row, chapterId: row.chapterId ?? 0, bookId: row.bookId ?? 0, versionId: row.versionId ?? 0 }
  }
  const again = async (id: number) => {
    const [row] = await harness().database.db.select().from(content).where(eq(content.id, id))
    if (row === undefined) throw new Error('the content is gone')
    return row
  }
  const listed = async (scope: object) => {
    const body = { Type: 3, PageIndex: 1, PageSize: 100, ...scope }
    const { Data } = await post(PLATFORM, '/api/user/search/getsearchlist', body)
    return z.parse(z.object({ TotalCount: z.number() }), Data).TotalCount
  }

  test('offer subjects by their stages, in the order of these', async () => {
    const { Nodes, Subjects } = await tree(TREE_KIND.stages)
    const names = Nodes.filter(({ ParentId }) => ParentId === 0).map(({ Name }) => Name)
    const named = Subjects.map(({ StageName }) => StageName)
    expect(named.filter((name, index) => name !== named[index - 1])).toEqual(names)
  })

  test('are for nobody else', async () => {
    for (const persona of ['teacher', 'reviewer', 'schoolAdministrator'] as const) {
      const token = await harness().ask.tokenOf(persona)
      expect((await harness().ask.get(`${getCurriculumTree.path}?Kind=0`, token)).body.Code).toBe(403)
      const seen = { Id: 1, RowVersion: 1 }
      for (const [path, body] of [
        [saveCurriculumNode.path, { ...seen, ParentId: 0, NodeType: 1, Name: '新', GradeId: 0 }],
        [moveCurriculumNode.path, { ...seen, ParentId: 0, BeforeId: 0 }],
        [mergeCurriculumNodes.path, { ...seen, IntoId: 2, IntoRowVersion: 1 }],
        [removeCurriculumNode.path, seen],
      ] as const)
        expect((await post(persona, path, body)).Code).toBe(403)
    }
    expect((await get(`${getCurriculumTree.path}?Kind=9`)).Code).toBe(400)
    expect((await get(`${getCurriculumTree.path}?Kind=1&SubjectId=1`)).Code).toBe(404)
  })

  test('a stage with a subject, a textbook and its chapters is made, and seen at once', async () => {
    const stage = await add(0, 1, '职业高中')
    const subject = await add(stage, 2, '烹饪')
    const version = await add(subject, 3, '校本版')
    const book = await add(version, 4, '第一册')
    const chapter = await add(book, 5, '刀工')
    const lesson = await add(chapter, 5, '切丝')
    const point = await add(subject, 6, '火候')
    const categories = z.parse(getBaseTree.data, (await harness().ask.get(getBaseTree.path)).body.Data)
    expect(JSON.stringify(categories)).toContain('烹饪')
    const below = await get(leftSubtree.path.replace(':Id', String(version)).replace(':type', '1'))
    expect(JSON.stringify(below.Data)).toContain('切丝')
    expect(await nodeOf(textbooks, subject, book)).toMatchObject({ GradeId: 7, ParentId: version, Count: 0 })
    expect(await nodeOf(knowledge, subject, point)).toMatchObject({ NodeType: 6 })
    const child = { Id: 0, RowVersion: 0, ParentId: book, NodeType: 5, Name: '刀工', GradeId: 0 }
    expect(await codeOf(saveCurriculumNode.path, child)).toBe(400)
    for (const wrong of [
      { ParentId: book, NodeType: 6 },
      { ParentId: subject, NodeType: 5 },
      { ParentId: 0, NodeType: 2 },
      { ParentId: 2_000_000_000, NodeType: 5 },
      { ParentId: book, NodeType: 9 },
    ])
      expect(await codeOf(saveCurriculumNode.path, { ...child, Name: '别处', ...wrong })).toBe(400)
    const third = await add(lesson, 5, '三')
    const fourth = await add(third, 5, '四')
    expect(await codeOf(saveCurriculumNode.path, { ...child, ParentId: fourth, Name: '五' })).toBe(400)
    const named = { Id: chapter, RowVersion: 1, ParentId: book, NodeType: 5, Name: '刀法', GradeId: 0 }
    const both = await Promise.all(
      [1, 2].map((n) => codeOf(saveCurriculumNode.path, { ...named, Name: `刀法${n}` })),
    )
    expect(new Set(both)).toEqual(new Set([200, 409]))
    const order = { Id: chapter, RowVersion: 2, ParentId: book, BeforeId: 0 }
    const second = await add(book, 5, '调味')
    expect(await codeOf(moveCurriculumNode.path, order)).toBe(200)
    const chapters = (await tree(textbooks, subject)).Nodes.filter(({ ParentId }) => ParentId === book)
    expect(chapters.map(({ Id }) => Id)).toEqual([second, chapter])
    expect(await codeOf(moveCurriculumNode.path, { ...order, RowVersion: 3, ParentId: fourth })).toBe(400)
    expect(await codeOf(moveCurriculumNode.path, { ...order, RowVersion: 3, ParentId: version })).toBe(400)
    for (const [Id, RowVersion, code] of [
      [chapter, 3, 409],
      [fourth, 1, 200],
      [third, 1, 200],
      [lesson, 1, 200],
      [chapter, 2, 409],
      [chapter, 3, 200],
      [second, 1, 200],
      [book, 1, 200],
      [version, 1, 200],
      [subject, 1, 409],
      [point, 1, 200],
      [subject, 1, 200],
      [stage, 1, 200],
      [stage, 1, 404],
    ] as const)
      expect([Id, await codeOf(removeCurriculumNode.path, { Id, RowVersion })]).toEqual([Id, code])
    const noted = await harness()
      .database.db.select()
      .from(auditEntry)
      .where(like(auditEntry.act, 'curriculum.%'))
    expect(new Set(noted.map(({ act }) => act))).toEqual(
      new Set(['curriculum.add', 'curriculum.rename', 'curriculum.move', 'curriculum.remove']),
    )
  })

  test('what stands in a chapter goes with it into another book', async () => {
    const row = await placed()
    const version = await add(row.subjectId, 3, '移动版')
    const book = await add(version, 4, '移动册')
    const { Count: before, RowVersion } = await nodeOf(textbooks, row.subjectId, row.chapterId)
    const body = { Id: row.chapterId, RowVersion, ParentId: book, BeforeId: 0 }
    expect(await codeOf(removeCurriculumNode.path, body)).toBe(409)
    expect(await codeOf(moveCurriculumNode.path, body)).toBe(200)
    expect(await again(row.id)).toMatchObject({ versionId: version, bookId: book, gradeId: 7 })
    expect(await nodeOf(textbooks, row.subjectId, book)).toMatchObject({ Count: before })
    expect(await run(row.chapterId)).toBe(null)
    const [words] = await harness()
      .database.db.select()
      .from(contentSearch)
      .where(eq(contentSearch.contentId, row.id))
    expect(words?.bodyKey).toContain('移动册')
    const back = { ...body, RowVersion: (RowVersion ?? 0) + 1, ParentId: row.bookId }
    expect(await codeOf(moveCurriculumNode.path, back)).toBe(200)
    expect(await again(row.id)).toMatchObject({ versionId: row.versionId, bookId: row.bookId })
  })

  test('two books become one with everything in them, and what names the one leads to the other', async () => {
    const { db } = harness().database
    const row = await placed()
    const book = await add(row.versionId, 4, '并入册')
    const [old] = await db.select().from(curriculumNode).where(eq(curriculumNode.id, row.chapterId))
    const same = await add(book, 5, old?.parentId === row.bookId ? (old?.name ?? '') : '别的')
    const total = await listed({ BookId: row.bookId })
    expect(total).toBeGreaterThan(0)
    const from = await nodeOf(textbooks, row.subjectId, row.bookId)
    const merge = { Id: row.bookId, RowVersion: from.RowVersion, IntoId: book, IntoRowVersion: 1 }
    expect(await codeOf(mergeCurriculumNodes.path, { ...merge, IntoId: row.versionId })).toBe(400)
    expect(await codeOf(mergeCurriculumNodes.path, { ...merge, IntoRowVersion: 7 })).toBe(409)
    expect(await codeOf(mergeCurriculumNodes.path, merge)).toBe(200)
    expect(await codeOf(mergeCurriculumNodes.path, merge)).toBe(404)
    const now = await again(row.id)
    expect(now).toMatchObject({ bookId: book, versionId: row.versionId })
    if (old?.parentId === row.bookId) expect(now.chapterId).toBe(same)
    expect(await listed({ BookId: book })).toBe(total)
    // Addresses and stored filters go on.
    expect(await listed({ BookId: row.bookId })).toBe(total)
    expect(await listed({ ChapterId: row.chapterId })).toBeGreaterThan(0)
    const below = await get(leftSubtree.path.replace(':Id', String(row.bookId)).replace(':type', '1'))
    expect(below.Code).toBe(200)
    const left = await db.execute(sql`select 1 from zhiyuan.curriculum_node where id = ${row.bookId}`)
    expect(left.rows).toEqual([])
    const [{ RowVersion } = { RowVersion: 0 }] = (await tree(stages)).Nodes
    expect(RowVersion).toBe(1)
    const last = await add(row.versionId, 4, '再并册')
    const on = { Id: book, RowVersion: 2, IntoId: last, IntoRowVersion: 1 }
    expect(await codeOf(mergeCurriculumNodes.path, on)).toBe(200)
    expect(await listed({ BookId: row.bookId })).toBe(total)
  })

  test('knowledge points become one with their questions', async () => {
    const { db } = harness().database
    const where = and(eq(content.type, CONTENT_TYPE.question), isNotNull(content.knowId))
    const [asked] = await db.select().from(content).where(where).orderBy(content.id).limit(1)
    if (asked === undefined) throw new Error('no question is about anything')
    const knowId = asked.knowId ?? 0
    const from = await nodeOf(knowledge, asked.subjectId, knowId)
    const into = await add(asked.subjectId, 6, '并入的知识点')
    const merge = { Id: knowId, RowVersion: from.RowVersion, IntoId: into, IntoRowVersion: 1 }
    expect(await codeOf(mergeCurriculumNodes.path, merge)).toBe(200)
    expect((await again(asked.id)).knowId).toBe(into)
    expect(await nodeOf(knowledge, asked.subjectId, into)).toMatchObject({ Count: from.Count })
    const named = await db.execute(sql`select 1 from zhiyuan.question where know_id = ${knowId}`)
    expect(named.rows).toEqual([])
  })
})
