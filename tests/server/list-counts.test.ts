import { expect, test as onBothEngines } from 'vitest'
import { getCloudSchool, getSchoolCourses, getSchoolNotices } from '#contract/cloud-school.ts'
import { addComments, getCommentsList } from '#contract/comment.ts'
import { getStructurePageList } from '#contract/course.ts'
import { addFavorite, favoriteChildren, favoritePage, getFavoriteList } from '#contract/favourite.ts'
import { addUserAction, getLearningPageList } from '#contract/learning.ts'
import { getLivePageList } from '#contract/live-course.ts'
import { getVerifyUserShare, SHARE_VIEW } from '#contract/review.ts'
import { getUserSchoolContent } from '#contract/school-file.ts'
import { getSearchList } from '#contract/search-list.ts'
import { SHARE_STATUS } from '#contract/share.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

interface PageDto<T> {
  readonly TotalCount?: number | null | undefined
  readonly Items?: readonly T[] | null | undefined
}

const PAGE = 7
const BEYOND = 5_000

onEachEngine('a count beside a list', (harness, test) => {
  const { data, code } = callsOf(harness)

  /** Everything that a list has, a page at a time; it says the same of how much that is on every page, and on none. */
  const everything = async <T>(pageAt: (index: number) => Promise<PageDto<T>>): Promise<readonly T[]> => {
    const first = await pageAt(1)
    const items = [...(first.Items ?? [])]
    for (let index = 2; items.length < (first.TotalCount ?? 0); index += 1) {
      const page = await pageAt(index)
      expect(page.TotalCount).toBe(first.TotalCount)
      expect(page.Items).not.toEqual([])
      items.push(...(page.Items ?? []))
    }
    expect(items.length).toBe(first.TotalCount)
    expect(await pageAt(BEYOND)).toMatchObject({ TotalCount: items.length, Items: [] })
    return items
  }
  const paged = (PageIndex: number) => ({ PageIndex, PageSize: PAGE })

  const someResource = async () => {
    const body = { OrgId: 1, PageSize: 3 }
    const [first] = (await data(getUserSchoolContent, { body }, 'teacher')).Items ?? []
    if (!first) throw new Error('an empty library')
    return { ObjectId: first.ContentId ?? 0, Type: 3 as const }
  }

  test('of requests to a school is that of each tab, whatever is looked for', async () => {
    const views: readonly [Persona, object][] = [
      ['reviewer', { OrgId: 1, View: SHARE_VIEW.review }],
      ['teacher', { View: SHARE_VIEW.mine }],
      ['teacher', { OrgId: 1, View: SHARE_VIEW.mine }],
    ]
    for (const [persona, view] of views)
      for (const Keyword of ['', '数学', 'pdf', '没有这样的东西']) {
        const of = (Status: number) =>
          everything((index) =>
            data(getVerifyUserShare, { body: { ...view, Keyword, Status, ...paged(index) } }, persona),
          )
        const { StatusCounts } = await data(getVerifyUserShare, { body: { ...view, Keyword } }, persona)
        expect(StatusCounts?.map(({ Status }) => Status)).toEqual(Object.values(SHARE_STATUS))
        const tabs = (StatusCounts ?? []).map(async ({ Status, Count }) => {
          const listed = await of(Status ?? 0)
          expect(listed.map((item) => item.Status)).toEqual(listed.map(() => Status))
          expect(listed.length).toBe(Count)
          return listed.length
        })
        const lengths = await Promise.all(tabs)
        expect((await of(0)).length).toBe(lengths.reduce((sum, length) => sum + length, 0))
      }
  })

  onBothEngines('of a folder of favourites is that of what it holds', async () => {
    const { ObjectId, Type } = await someResource()
    const { Items } = await data(getSearchList, { body: { PageSize: 12, Type: 1 } }, 'teacher')
    const outer = await data(addFavorite, { body: { Type: 0, Name: '备课' } }, 'teacher')
    const inner = await data(
      addFavorite,
      { body: { Type: 0, Name: '第一单元', ParentId: outer.Id } },
      'teacher',
    )
    await data(addFavorite, { body: { Type, ContentId: ObjectId, ParentId: outer.Id } }, 'teacher')
    for (const { Id } of Items ?? [])
      await data(addFavorite, { body: { Type: 1, ContentId: Id, ParentId: inner.Id } }, 'teacher')
    const folders = await data(getFavoriteList, {}, 'teacher')
    for (const { Id, ChildCount } of folders) {
      const held = await data(favoriteChildren, { query: { id: Id } }, 'teacher')
      expect(ChildCount).toBe(held.length)
      const kept = held.filter(({ IsFolder }) => IsFolder !== true)
      for (const type of [0, 1, 3] as const) {
        const listed = await everything((index) =>
          data(favoritePage, { body: { ParentId: Id, Type: type, ...paged(index) } }, 'teacher'),
        )
        const ofType = kept.filter((item) => type === 0 || item.Type === type)
        expect(new Set(listed.map((item) => item.Id))).toEqual(new Set(ofType.map((item) => item.Id)))
      }
    }
    for (const Keyword of ['', '数', '没有这样的东西'])
      await everything((index) => data(favoritePage, { body: { Keyword, ...paged(index) } }, 'teacher'))
  })

  onBothEngines('of comments is that of the comments, of replies that of the replies', async () => {
    const content = await someResource()
    const write = (Content: string, ParentId: number, persona: Persona) =>
      data(
        addComments,
        { body: { ...content, ParentId, Content, Score: 0, ClientId: `count-${crypto.randomUUID()}` } },
        persona,
      )
    for (let at = 0; at < 8; at += 1) {
      const { Id } = await write(`第 ${at} 条`, 0, at % 2 === 0 ? 'teacher' : 'reviewer')
      for (let reply = 0; reply < at; reply += 1) {
        harness().clock.forward(61)
        await write(`回复 ${reply}`, Id, 'teacher')
      }
    }
    const comments = await everything((index) =>
      data(getCommentsList, { body: { ...content, ...paged(index) } }, 'teacher'),
    )
    expect(comments.some(({ ReplyCount }) => (ReplyCount ?? 0) > PAGE - 1)).toBe(true)
    for (const { Id, ReplyCount } of comments) {
      const replies = await everything((index) =>
        data(getCommentsList, { body: { ...content, ParentId: Id, ...paged(index) } }, 'teacher'),
      )
      expect(ReplyCount).toBe(replies.length)
    }
  })

  test('of what somebody learned, browsed and reserved is that of its lines', async () => {
    const lives = await everything((index) => data(getLivePageList, { body: paged(index) }, 'teacher'))
    // Some of them are called off, or the teacher's own.
    for (const { Id } of lives.filter(({ LiveStatus }) => LiveStatus === 1))
      await code(addUserAction, { body: { ActionType: 6, ObjectId: Id, Type: 2 } }, 'teacher')
    const courses = await everything((index) => data(getStructurePageList, { body: paged(index) }, 'teacher'))
    for (const { Id } of courses.slice(0, 9))
      await data(addUserAction, { body: { ActionType: 1, ObjectId: Id, Type: 1 } }, 'teacher')
    const of = (change: { Type: number; Finished?: number; Keyword?: string; From?: string; To?: string }) =>
      everything((index) => data(getLearningPageList, { body: { ...change, ...paged(index) } }, 'teacher'))
    for (const Keyword of ['', '数学', '没有这样的东西']) {
      await of({ Type: 2, Keyword })
      for (const Type of [1, 3]) {
        const parts = [of({ Type, Keyword, Finished: 1 }), of({ Type, Keyword, Finished: 2 })]
        const [all, ...finished] = await Promise.all([of({ Type, Keyword }), ...parts])
        expect(finished.reduce((sum, { length }) => sum + length, 0)).toBe(all?.length)
      }
    }
    expect((await of({ Type: 2 })).length).toBeGreaterThan(PAGE)
    const now = harness().clock.read()
    const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
    expect((await of({ Type: 3, From: at(-3), To: at(20) })).length).toBeGreaterThan(0)
  })

  onBothEngines('of a part of a cloud school is that of the page that it leads to', async () => {
    // Which part is shown changes nothing of what the pages hold.
    const files = await everything((index) =>
      data(getUserSchoolContent, { body: { OrgId: 2, ...paged(index) } }, 'cloudSchool'),
    )
    const notices = await everything((index) =>
      data(getSchoolNotices, { query: { orgId: 2, ...paged(index) } }, 'cloudSchool'),
    )
    const coursesOf = (Type: 1 | 2) =>
      everything((index) =>
        data(getSchoolCourses, { query: { orgId: 2, Type, ...paged(index) } }, 'cloudSchool'),
      )
    const [courses, lives] = [await coursesOf(1), await coursesOf(2)]
    for (const item of ['yxsy', 'tbbk', 'mskt']) {
      const query = { orgId: 2, code: item }
      const school = await data(getCloudSchool, { query }, 'cloudSchool')
      const held = (part: string, all: readonly unknown[]) =>
        school.Parts?.includes(part) === true ? all.length : 0
      expect(school.FileCount).toBe(held('files', files))
      expect(school.NoticeCount).toBe(held('notices', notices))
      expect(school.CourseCount).toBe(held('courses', courses))
      expect(school.LiveCount).toBe(held('lives', lives))
    }
  })
})
