import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getBaseTree } from '#contract/catalogue.ts'
import {
  getFrameWords,
  MAX_WORDS,
  orderFrameWords,
  removeFrameWord,
  saveFrameWord,
  WORD_KIND,
} from '#contract/frame-word.ts'
import { hotSearch } from '#contract/search.ts'
import { getCourseTags } from '#contract/studio-tag.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { backgroundJob } from '#server/db/schema/background-job.ts'
import { contentSearch } from '#server/db/schema/content-search.ts'
import { contentTag } from '#server/db/schema/content-tag.ts'
import { courseDraft, courseVersion } from '#server/db/schema/course-draft.ts'
import { hotTerm } from '#server/db/schema/hot-term.ts'
import { CATALOGUE_WORDS, readCatalogueWords } from '#server/modules/frame/catalogue-words.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'
import { studioOf } from '#tests/support/studio-client.ts'

const PLATFORM = 'platformAdministrator'
const { category, tag, hotTerm: hot, tagRow } = WORD_KIND

onEachEngine('categories, tags and hot searches in the hands of the platform’s administrators', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const groups = async (kind: number) => {
    const token = await harness().ask.tokenOf(PLATFORM)
    const { body } = await harness().ask.get(`${getFrameWords.path}?Kind=${kind}`, token)
    return z.parse(getFrameWords.data, body.Data)
  }
  const wordsOf = async (kind: number, groupId: number) =>
    (await groups(kind)).find(({ Id }) => Id === groupId)?.Words ?? []
  const save = (change: object) =>
    post(PLATFORM, saveFrameWord.path, { GroupId: 0, Id: 0, RowVersion: 0, Hidden: false, ...change })
  const codeOf = async (answer: Promise<{ Code: number }>) => (await answer).Code
  const acts = async (pattern: string) =>
    (await harness().database.db.select().from(auditEntry).where(like(auditEntry.act, pattern))).map(
      ({ act }) => act,
    )

  test('are for nobody else', async () => {
    for (const persona of ['teacher', 'reviewer', 'schoolAdministrator'] as const) {
      const token = await harness().ask.tokenOf(persona)
      expect((await harness().ask.get(`${getFrameWords.path}?Kind=1`, token)).body.Code).toBe(403)
      const word = { Kind: tag, GroupId: 1, Id: 0, RowVersion: 0, Name: '新', Hidden: false }
      expect(await codeOf(post(persona, saveFrameWord.path, word))).toBe(403)
      expect(await codeOf(post(persona, removeFrameWord.path, { ...word, Id: 1 }))).toBe(403)
      expect(await codeOf(post(persona, orderFrameWords.path, { ...word, Ids: [1], Seen: [1] }))).toBe(403)
    }
    const token = await harness().ask.tokenOf(PLATFORM)
    expect((await harness().ask.get(`${getFrameWords.path}?Kind=9`, token)).body.Code).toBe(400)
  })

  test('categories stand on home as they are called, ordered and hidden', async () => {
    const shown = async () => {
      const { body } = await harness().ask.get(getBaseTree.path)
      return z.parse(getBaseTree.data, body.Data).map(({ Name, Show }) => [Name, Show])
    }
    const before = await shown()
    const [first, ...rest] = await wordsOf(category, 0)
    if (first === undefined) throw new Error('there are no categories')
    const named = { Kind: category, Id: first.Id, RowVersion: 1, Name: '微课' }
    expect(await codeOf(save({ ...named, Hidden: true }))).toBe(200)
    const Seen = [first, ...rest].map(({ Id }) => Id)
    const Ids = Seen.toReversed()
    const order = { Kind: category, GroupId: 0, Ids, Seen }
    expect(await codeOf(post(PLATFORM, orderFrameWords.path, order))).toBe(200)
    expect((await shown()).at(-1)).toEqual(['微课', false])
    expect(await codeOf(post(PLATFORM, orderFrameWords.path, order))).toBe(409)
    expect(await codeOf(save({ ...named, Name: '别人的' }))).toBe(409)
    expect(await codeOf(save({ Kind: category, Name: '第五个' }))).toBe(400)
    const gone = { Kind: category, Id: first.Id, RowVersion: 2 }
    expect(await codeOf(post(PLATFORM, removeFrameWord.path, gone))).toBe(409)
    expect(await codeOf(save({ ...named, RowVersion: 2, Name: first.Name }))).toBe(200)
    expect(await codeOf(post(PLATFORM, orderFrameWords.path, { ...order, Ids: Seen, Seen: Ids }))).toBe(200)
    expect(await shown()).toEqual(before)
    expect(await acts('category.%')).toEqual([
      'category.rename',
      'category.hide',
      'category.order',
      'category.rename',
      'category.show',
      'category.order',
    ])
  })

  test('hot searches come in their order, without the hidden ones, at most so many', async () => {
    const { db } = harness().database
    const shown = async () => {
      const { body } = await harness().ask.get(`${hotSearch.path}?type=3`)
      return z.parse(hotSearch.data, body.Data)
    }
    const before = await wordsOf(hot, 3)
    const word = { Kind: hot, GroupId: 3, Name: ' 开学第一课 ' }
    const both = await Promise.all([codeOf(save(word)), codeOf(save(word))])
    expect(both.toSorted()).toEqual([200, 400])
    const added = (await wordsOf(hot, 3)).at(-1)
    expect(added).toMatchObject({ Name: '开学第一课', CanRemove: true })
    const Seen = [...before.map(({ Id }) => Id), added?.Id ?? 0]
    const Ids = [added?.Id ?? 0, ...before.map(({ Id }) => Id)]
    const order = { Kind: hot, GroupId: 3, Ids, Seen }
    expect(await codeOf(post(PLATFORM, orderFrameWords.path, { ...order, Ids: Ids.slice(1) }))).toBe(409)
    expect(await codeOf(post(PLATFORM, orderFrameWords.path, order))).toBe(200)
    expect((await shown())[0]).toBe('开学第一课')
    expect(await codeOf(save({ ...word, Id: added?.Id, RowVersion: 1, Hidden: true }))).toBe(200)
    expect(await shown()).not.toContain('开学第一课')
    const seen = { Kind: hot, Id: added?.Id, RowVersion: 1 }
    expect(await codeOf(post(PLATFORM, removeFrameWord.path, seen))).toBe(409)
    expect(await codeOf(post(PLATFORM, removeFrameWord.path, { ...seen, RowVersion: 2 }))).toBe(200)
    expect(await codeOf(post(PLATFORM, removeFrameWord.path, { ...seen, RowVersion: 2 }))).toBe(404)
    const rows = Array.from({ length: MAX_WORDS }, (_, n) => ({ type: 2, term: `词${n}`, weight: -n }))
    await db.insert(hotTerm).values(rows)
    expect(await codeOf(save({ ...word, GroupId: 2 }))).toBe(409)
    await db.delete(hotTerm).where(like(hotTerm.term, '词%'))
    expect(await codeOf(save({ ...word, GroupId: 9 }))).toBe(400)
  })

  test('a renamed tag is found by its new name, and one that is carried stays', async () => {
    const { db } = harness().database
    const carried = (await wordsOf(tag, 1)).find(({ Count }) => (Count ?? 0) > 0)
    if (carried === undefined) throw new Error('no tag is carried')
    const { Id, Name } = carried
    const [row] = await db.select().from(contentTag).where(eq(contentTag.tagId, Id)).limit(1)
    const bodyOf = async () =>
      (
        await db
          .select()
          .from(contentSearch)
          .where(eq(contentSearch.contentId, row?.contentId ?? 0))
      )[0]?.bodyKey
    expect(await codeOf(post(PLATFORM, removeFrameWord.path, { Kind: tag, Id, RowVersion: 1 }))).toBe(409)
    expect(await codeOf(save({ Kind: tag, Id, RowVersion: 1, Name: '魑魅魍魉' }))).toBe(200)
    const waiting = await db.select().from(backgroundJob).where(eq(backgroundJob.kind, CATALOGUE_WORDS.name))
    expect(waiting).toMatchObject([{ subject: '魑魅魍魉' }])
    const run = { signal: new AbortController().signal, log: harness().app.log, progress: () => {} }
    expect(await readCatalogueWords(db)({ ...run, payload: { tagId: Id } })).toBe(null)
    expect(await bodyOf()).toContain('魑魅魍魉')
    expect(await codeOf(save({ Kind: tag, Id, RowVersion: 2, Name }))).toBe(200)
    const grade = (await groups(tag)).find(({ CanAdd }) => CanAdd !== true)
    expect(await codeOf(save({ Kind: tag, GroupId: grade?.Id, Name: '十三年级' }))).toBe(400)
    expect(await acts('tag.%')).toEqual(['tag.rename', 'tag.rename'])
  })

  test('a carried tag is removed when another takes its contents, each once', async () => {
    const { db } = harness().database
    const [from, into] = (await wordsOf(tag, 1)).filter(({ CanGive }) => CanGive)
    if (from === undefined || into === undefined) throw new Error('no two tags are carried')
    const contentsOf = async (id: number) =>
      new Set((await db.select().from(contentTag).where(eq(contentTag.tagId, id))).map((it) => it.contentId))
    const [carry] = await contentsOf(from.Id)
    await db.insert(contentTag).values({ contentId: carry ?? 0, tagId: into.Id })
    const both = new Set([...(await contentsOf(from.Id)), ...(await contentsOf(into.Id))])
    const asked = { Kind: tag, Id: from.Id, RowVersion: from.RowVersion }
    const remove = (IntoId: number) => codeOf(post(PLATFORM, removeFrameWord.path, { ...asked, IntoId }))
    const other = (await groups(tag)).find(({ Name }) => Name === '课型')?.Words[0]?.Id ?? 0
    expect([await remove(0), await remove(from.Id), await remove(other)]).toEqual([409, 404, 404])
    expect(await remove(into.Id)).toBe(200)
    expect(await contentsOf(into.Id)).toEqual(both)
    expect((await wordsOf(tag, 1)).some(({ Id }) => Id === from.Id)).toBe(false)
    const [noted] = await db.select().from(auditEntry).where(eq(auditEntry.act, 'tag.remove'))
    expect(noted?.detail).toEqual({ name: from.Name, into: into.Name })
  })

  test('a row of tags is added, offered to courses, and removed with its tags in another', async () => {
    const { db } = harness().database
    const token = await harness().ask.tokenOf('reviewer')
    const offered = async () => {
      const { body } = await harness().ask.get(getCourseTags.path, token)
      return z
        .parse(getCourseTags.data, body.Data)
        .map(({ Name, Tags }) => [Name, Tags?.map((it) => it.Name)])
    }
    const before = await offered()
    expect(await codeOf(save({ Kind: tagRow, Name: '课型' }))).toBe(400)
    expect(await codeOf(save({ Kind: tagRow, Name: '难度' }))).toBe(200)
    const rows = () => wordsOf(tagRow, 0)
    const row = (await rows()).at(-1)
    expect(row).toMatchObject({ Name: '难度', Count: 0, CanRemove: true, CanGive: false })
    const rowId = row?.Id ?? 0
    for (const Name of ['基础', '新授课'])
      expect(await codeOf(save({ Kind: tag, GroupId: rowId, Name }))).toBe(200)
    expect(await offered()).toEqual([...before, ['难度', ['基础', '新授课']]])
    const named = { Kind: tagRow, Id: rowId, RowVersion: 1, Name: '难度' }
    expect(await codeOf(save({ ...named, Hidden: true }))).toBe(200)
    expect(await offered()).toEqual(before)
    expect(await codeOf(save({ ...named, RowVersion: 2 }))).toBe(200)
    const lessons = (await rows()).find(({ Name }) => Name === '课型')
    const kinds = (await rows()).find(({ Name }) => Name === '类型')
    expect([lessons?.CanGive, kinds?.CanRemove, kinds?.CanGive]).toEqual([true, false, false])
    const remove = (it: object | undefined, IntoId = 0) =>
      codeOf(post(PLATFORM, removeFrameWord.path, { ...it, Kind: tagRow, IntoId }))
    const carried = (await wordsOf(tag, lessons?.Id ?? 0)).find(({ Name }) => Name === '新授课')
    expect(await remove(kinds, rowId)).toBe(409)
    expect(await remove(lessons)).toBe(409)
    expect(await remove(lessons, kinds?.Id)).toBe(404)
    expect(await remove(lessons, rowId)).toBe(200)
    const now = await wordsOf(tag, rowId)
    expect(now.map(({ Name }) => Name)).toEqual(['基础', '新授课', '实验课', '专题课', '复习课'])
    expect(now.find(({ Name }) => Name === '新授课')?.Count).toBe(carried?.Count)
    expect(await db.$count(contentTag, eq(contentTag.tagId, carried?.Id ?? 0))).toBe(0)
    expect(await acts('tagRow.%')).toEqual(['tagRow.add', 'tagRow.hide', 'tagRow.show', 'tagRow.remove'])
  })

  test('courses as they are written name the tag that takes the place of another, and their makers are told', async () => {
    const { db } = harness().database
    const studio = studioOf(harness)
    const lessons = (await groups(tag)).find(({ Name }) => Name === '难度')
    const names = ['探究课', '讲评课', '活动课']
    for (const Name of names)
      expect(await codeOf(save({ Kind: tag, GroupId: lessons?.Id ?? 0, Name }))).toBe(200)
    const made = (await wordsOf(tag, lessons?.Id ?? 0)).filter(({ Name }) => names.includes(Name ?? ''))
    const [other = 0, from = 0, into = 0] = made.map(({ Id }) => Id)
    const draft = await studio.create()
    const { State } = await studio.write(draft, { tagIds: [from, other, into] })
    const [row] = await db.select().from(courseDraft).where(eq(courseDraft.id, draft))
    if (row === undefined) throw new Error('a draft that was made cannot be found')
    const version = {
      draftId: draft,
      version: 1,
      document: row.document,
      userId: row.ownerId,
      at: new Date(),
    }
    await db.insert(courseVersion).values(version)
    const plain = await studio.create()
    const asked = { Kind: tag, Id: from, RowVersion: 1, IntoId: into }
    expect(await codeOf(post(PLATFORM, removeFrameWord.path, asked))).toBe(200)
    const news = await studio.open(draft)
    expect([news.Document.tagIds, news.Revision]).toEqual([[into, other], (State.Revision ?? 0) + 1])
    const [kept] = await db.select().from(courseVersion).where(eq(courseVersion.draftId, draft))
    expect(kept?.document).toEqual(news.Document)
    expect((await studio.open(plain)).Revision).toBe(1)
  })
})
