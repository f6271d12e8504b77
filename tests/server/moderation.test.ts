import { and, eq, isNull, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { CourseDocument } from '#contract/course-document.ts'
import { addFavorite, favoritePage } from '#contract/favourite.ts'
import {
  getContentStanding,
  getTakenDown,
  RESTORE_BAR,
  restoreContent,
  takeDownContent,
} from '#contract/moderation.ts'
import { getPublishingNotices, PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import { offerQuestions } from '#contract/question-making.ts'
import { resourceContentInfo } from '#contract/resource.ts'
import { offerResource } from '#contract/resource-version.ts'
import { takeDownUserShare } from '#contract/review.ts'
import { getSearchList } from '#contract/search-list.ts'
import { askTakeDown, getShareHistory, SHARE_EVENT, SHARE_STATUS } from '#contract/share.ts'
import { offerCourse, publishCourseDraft } from '#contract/studio-life.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { content } from '#server/db/schema/content.ts'
import { file } from '#server/db/schema/file.ts'
import { membership } from '#server/db/schema/membership.ts'
import { privateFile } from '#server/db/schema/private-file.ts'
import { question } from '#server/db/schema/question.ts'
import { aChapter, aSection } from '#tests/support/a-course.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'
import { sharingOf } from '#tests/support/sharing.ts'
import { studioOf } from '#tests/support/studio-client.ts'

const QINGHE = 1
const JIANGCHENG = 2
const REASON = '出版社来函，请下架'

onEachEngine('contents that are taken down', (harness) => {
  const { answer, data, code } = callsOf(harness)
  const { newFile, share, request, seen, verify, library } = sharingOf(harness)
  const { create, write, publish, ask, open } = studioOf(harness)

  const standing = (Id: number, persona: Persona) => answer(getContentStanding, { query: { Id } }, persona)
  const takeDown = (Id: number, persona: Persona, Reason = REASON) =>
    answer(takeDownContent, { body: { Id, Reason } }, persona)
  const restore = (Id: number, persona: Persona) => answer(restoreContent, { body: { Id } }, persona)

  const takenDown = async (persona: Persona, body: { Mine?: boolean; PageIndex?: number } = {}) =>
    (await data(getTakenDown, { body }, persona)).Items.map(({ Id, Reason, UserName, Bar }) => [
      Id,
      Reason,
      UserName,
      Bar,
    ])

  /** The contents of a school that are offered, of one kind. */
  const offered = (type: 1 | 2 | 3 | 4, organisationId: number) =>
    harness()
      .database.db.select({ id: content.id, name: content.name, teacherId: content.teacherId })
      .from(content)
      .where(
        and(
          eq(content.type, type),
          eq(content.organisationId, organisationId),
          eq(content.schoolOnly, false),
          isNull(content.withdrawnAt),
        ),
      )
      .orderBy(content.id)
  const first = async (type: 1 | 2 | 3 | 4, organisationId = QINGHE) => {
    const [found] = await offered(type, organisationId)
    if (found === undefined) throw new Error(`the seed has no content of type ${type}`)
    return found
  }
  const newsOf = async (persona: Persona, contentId: number) =>
    (await data(getPublishingNotices, {}, persona))
      .filter(({ ContentId }) => ContentId === contentId)
      .map(({ Kind, Reason }) => [Kind, Reason])
  const notedOf = async (contentId: number) =>
    (
      await harness()
        .database.db.select({
          act: auditEntry.act,
          detail: auditEntry.detail,
          school: auditEntry.organisationId,
        })
        .from(auditEntry)
        .where(and(eq(auditEntry.subject, `content:${contentId}`), like(auditEntry.act, 'content.%')))
        .orderBy(auditEntry.id)
    ).map(({ act, detail, school }) => [act, detail, school])

  test.each([
    1, 2, 3, 4,
  ] as const)('of kind %i are nobody’s to see, with a reason, and come back', async (type) => {
    const { id, name } = await first(type)
    expect(await standing(id, 'schoolAdministrator')).toMatchObject({
      Code: 200,
      Data: { Id: id, Name: name, IsWithdrawn: false, CanTakeDown: true, CanRestore: false, Reason: '' },
    })
    expect(await takeDown(id, 'schoolAdministrator', '不行')).toMatchObject({ Code: 400 })
    expect(await takeDown(id, 'schoolAdministrator')).toMatchObject({
      Code: 200,
      Data: { IsWithdrawn: true, CanTakeDown: false, CanRestore: true, Reason: REASON },
    })
    expect(await takeDown(id, 'platformAdministrator')).toMatchObject({ Code: 409 })
    expect((await offered(type, QINGHE)).map((one) => one.id)).not.toContain(id)
    expect(await restore(id, 'schoolAdministrator')).toMatchObject({
      Code: 200,
      Data: { IsWithdrawn: false, CanTakeDown: true, Reason: '' },
    })
    expect(await restore(id, 'schoolAdministrator')).toMatchObject({ Code: 409 })
    expect(await notedOf(id)).toEqual([
      ['content.takeDown', { reason: REASON }, QINGHE],
      ['content.restore', {}, QINGHE],
    ])
  })

  test('a resource is marked where it was kept, opens nowhere, is in no list, and its author is told', async () => {
    const { db } = harness().database
    const { id, name } = await first(3)
    await db.update(content).set({ teacherId: 1 }).where(eq(content.id, id))
    await answer(addFavorite, { body: { ContentId: id, Type: 3 } }, 'emptyMenus')
    const listed = async () =>
      (
        await data(getSearchList, { body: { Type: 3, Keyword: name, PageSize: 50 } }, 'emptyMenus')
      ).Items?.some((item) => item.Id === id)
    expect(await listed()).toBe(true)
    await takeDown(id, 'schoolAdministrator')
    expect(await listed()).toBe(false)
    expect(await answer(resourceContentInfo, { query: { Id: id } }, 'emptyMenus')).toMatchObject({
      Code: 410,
      Message: '这项内容已下架',
    })
    const kept = await data(favoritePage, { body: {} }, 'emptyMenus')
    expect(kept.Items).toMatchObject([{ ContentId: id, IsInvalid: true }])
    expect(await newsOf('teacher', id)).toEqual([[PUBLISHING_NOTICE.takenDown, REASON]])
    // Not the author's to bring back.
    expect(await answer(offerResource, { body: { Id: id } }, 'teacher')).toMatchObject({ Code: 403 })
    await restore(id, 'schoolAdministrator')
    expect(await code(resourceContentInfo, { query: { Id: id } }, 'emptyMenus')).toBe(200)
    expect(await listed()).toBe(true)
    expect((await newsOf('teacher', id))[0]).toEqual([PUBLISHING_NOTICE.restored, ''])
  })

  test('are taken down by who administers their school, reviews there, or administers the platform', async () => {
    const own = await first(3)
    const foreign = await first(3, JIANGCHENG)
    for (const persona of ['teacher', 'emptyMenus', 'cloudSchool'] as const) {
      expect((await standing(own.id, persona)).Code).toBe(403)
      expect((await takeDown(own.id, persona)).Code).toBe(403)
      expect((await restore(own.id, persona)).Code).toBe(403)
    }
    for (const persona of ['schoolAdministrator', 'reviewer'] as const) {
      expect((await standing(own.id, persona)).Code).toBe(200)
      // They have its page open, which asks: nothing of it is theirs to do.
      expect(await standing(foreign.id, persona)).toMatchObject({
        Code: 200,
        Data: { IsWithdrawn: false, CanTakeDown: false, CanRestore: false, Reason: '', UserName: '' },
      })
      expect((await takeDown(foreign.id, persona)).Code).toBe(403)
    }
    await takeDown(foreign.id, 'platformAdministrator')
    expect((await standing(foreign.id, 'reviewer')).Code).toBe(403)
    await restore(foreign.id, 'platformAdministrator')
    const { db } = harness().database
    await db.update(content).set({ schoolOnly: true }).where(eq(content.id, foreign.id))
    expect((await standing(foreign.id, 'reviewer')).Code).toBe(403)
    await db.update(content).set({ schoolOnly: false }).where(eq(content.id, foreign.id))
    expect((await standing(999_999_999, 'platformAdministrator')).Code).toBe(404)
    expect((await takeDown(foreign.id, 'platformAdministrator')).Code).toBe(200)
    expect((await restore(foreign.id, 'platformAdministrator')).Code).toBe(200)
  })

  test('come back by who took them down, or by the platform', async () => {
    const { id } = await first(1)
    await takeDown(id, 'platformAdministrator')
    expect(await standing(id, 'schoolAdministrator')).toMatchObject({
      Data: { IsWithdrawn: true, CanRestore: false, Reason: REASON },
    })
    expect((await restore(id, 'schoolAdministrator')).Code).toBe(403)
    expect((await restore(id, 'platformAdministrator')).Code).toBe(200)
    await takeDown(id, 'reviewer')
    expect((await restore(id, 'schoolAdministrator')).Code).toBe(403)
    expect((await restore(id, 'platformAdministrator')).Code).toBe(200)
  })

  test('a file that was shared says to its owner what became of it', async () => {
    const fileId = await newFile('被管理员下架的稿')
    const requestId = (await share([fileId])).Requests?.[0]?.Id ?? 0
    await verify([requestId], { Status: 2 })
    const { ContentId } = await request(requestId)
    expect((await takeDown(ContentId ?? 0, 'schoolAdministrator')).Code).toBe(200)
    expect(await request(requestId)).toMatchObject({ Status: SHARE_STATUS.takenDown, Reason: REASON })
    expect(await newsOf('teacher', ContentId ?? 0)).toEqual([[PUBLISHING_NOTICE.takenDown, REASON]])
    expect((await restore(ContentId ?? 0, 'schoolAdministrator')).Code).toBe(200)
    expect(await request(requestId)).toMatchObject({ Status: SHARE_STATUS.approved, Reason: '' })
    const history = await data(getShareHistory, { query: { Id: requestId } }, 'teacher')
    expect(history.map(({ Kind }) => Kind).slice(-2)).toEqual([SHARE_EVENT.takenDown, SHARE_EVENT.restored])
  })

  test('stand in one list for who looks after their school, with who may bring them back', async () => {
    const [own, theirs] = await offered(3, QINGHE)
    const foreign = await first(3, JIANGCHENG)
    await takeDown(own?.id ?? 0, 'schoolAdministrator')
    await takeDown(foreign.id, 'platformAdministrator', '与教学无关')
    await takeDown(theirs?.id ?? 0, 'reviewer', '题文不符')
    expect(await takenDown('schoolAdministrator')).toEqual([
      [theirs?.id, '题文不符', '顾明德', RESTORE_BAR.another],
      [own?.id, REASON, expect.any(String), RESTORE_BAR.none],
    ])
    expect(await takenDown('reviewer', { Mine: true })).toEqual([
      [theirs?.id, '题文不符', '顾明德', RESTORE_BAR.none],
    ])
    const ofAll = await takenDown('platformAdministrator')
    expect(ofAll.every(([, , , bar]) => bar === RESTORE_BAR.none)).toBe(true)
    expect(new Set(ofAll.map(([id]) => id))).toEqual(new Set([own?.id, theirs?.id, foreign.id]))
    expect(await code(getTakenDown, { body: {} }, 'teacher')).toBe(403)
    for (const id of [own?.id ?? 0, foreign.id, theirs?.id ?? 0]) await restore(id, 'platformAdministrator')
    expect(await takenDown('platformAdministrator')).toEqual([])
  })

  test('a file that a reviewer took out of the library comes back by that reviewer, unless its owner wished it or shared it anew', async () => {
    const shared = async (name: string) => {
      const fileId = await newFile(name)
      const requestId = (await share([fileId])).Requests?.[0]?.Id ?? 0
      await verify([requestId], { Status: 2 })
      return { fileId, requestId, contentId: (await request(requestId)).ContentId ?? 0 }
    }
    const out = async (requestId: number, verdict: { ReasonCode?: number; Reason?: string }) =>
      answer(
        takeDownUserShare,
        { params: { orgId: QINGHE }, body: { Items: [await seen(requestId)], Status: 5, ...verdict } },
        'reviewer',
      )
    const because = { ReasonCode: 7, Reason: '误点的下架' }
    const mistaken = await shared('误下架的稿')
    await out(mistaken.requestId, because)
    expect(await standing(mistaken.contentId, 'reviewer')).toMatchObject({ Data: { CanRestore: true } })
    expect(await takenDown('schoolAdministrator')).toEqual([
      [mistaken.contentId, expect.stringContaining('误点的下架'), '顾明德', RESTORE_BAR.another],
    ])
    expect((await restore(mistaken.contentId, 'schoolAdministrator')).Code).toBe(403)
    expect((await restore(mistaken.contentId, 'reviewer')).Code).toBe(200)
    expect(await request(mistaken.requestId)).toMatchObject({ Status: SHARE_STATUS.approved })
    expect((await library(QINGHE, '误下架的稿', 'teacher')).map(({ ContentId }) => ContentId)).toEqual([
      mistaken.contentId,
    ])

    const wished = await shared('作者不要的稿')
    const wish = { ...(await seen(wished.requestId)), Reason: '教材换版，不再适用' }
    await answer(askTakeDown, { body: wish }, 'teacher')
    await out(wished.requestId, {})
    expect(await restore(wished.contentId, 'platformAdministrator')).toMatchObject({ Code: 409 })
    expect((await takenDown('reviewer')).map(([id, , , bar]) => [id, bar])).toEqual([
      [wished.contentId, RESTORE_BAR.owner],
    ])

    const anew = await shared('又共享的稿')
    await takeDown(anew.contentId, 'schoolAdministrator')
    const again = (await share([anew.fileId])).Requests?.[0]?.Id ?? 0
    await verify([again], { Status: 2 })
    expect(await restore(anew.contentId, 'schoolAdministrator')).toMatchObject({ Code: 409 })
    expect((await takenDown('schoolAdministrator')).map(([id, , , bar]) => [id, bar])).toEqual([
      [anew.contentId, RESTORE_BAR.replaced],
      [wished.contentId, RESTORE_BAR.owner],
    ])
  })

  test('say to who made them why, where they stood, and to nobody else', async () => {
    const { db } = harness().database
    const { id } = await first(3)
    await db.update(content).set({ teacherId: 1 }).where(eq(content.id, id))
    expect((await standing(id, 'teacher')).Code).toBe(403)
    await takeDown(id, 'schoolAdministrator')
    expect(await standing(id, 'teacher')).toMatchObject({
      Code: 200,
      Data: { IsWithdrawn: true, CanTakeDown: false, CanRestore: false, Reason: REASON, UserName: '' },
    })
    expect((await standing(id, 'emptyMenus')).Code).toBe(403)
    expect((await restore(id, 'teacher')).Code).toBe(403)
    await restore(id, 'schoolAdministrator')
    expect((await standing(id, 'teacher')).Code).toBe(403)
  })

  test('a course is brought back by no new version and by no reviewer', async () => {
    const { db } = harness().database
    const [course] = await db.select().from(content).where(eq(content.type, 1)).limit(1)
    const [film] = await db.select().from(file).where(eq(file.mime, 'video/mp4')).limit(1)
    const Id = await create('reviewer')
    const { Owner } = await open(Id, 'reviewer')
    const now = new Date()
    await db
      .insert(privateFile)
      .values({ userId: Owner.Id, name: '课堂', fileId: film?.id ?? 0, createdAt: now, updatedAt: now })
    const place = {
      stageId: course?.stageId ?? 0,
      subjectId: course?.subjectId ?? 0,
      versionId: 0,
      bookId: 0,
      chapterId: 0,
      knowId: 0,
    }
    const whole = (summary: string): Partial<CourseDocument> => ({
      place,
      summary,
      teachers: [Owner.Id],
      chapters: [
        aChapter('第一章', [
          aSection('第一节', { file: { fileId: film?.id ?? 0, name: '课堂.mp4', duration: 600 } }),
        ]),
      ],
    })
    await write(Id, whole('第一版'), 'reviewer')
    const ContentId = (await publish(Id)).ContentId ?? 0
    expect((await takeDown(ContentId, 'schoolAdministrator')).Code).toBe(200)
    expect(await newsOf('reviewer', ContentId)).toEqual([[PUBLISHING_NOTICE.takenDown, REASON]])
    expect(await ask(offerCourse, { Id }, 'reviewer')).toMatchObject({ Code: 403 })
    await write(Id, { summary: '第二版' }, 'reviewer')
    const { Revision } = await open(Id, 'reviewer')
    expect(await ask(publishCourseDraft, { Id, Revision }, 'reviewer')).toMatchObject({
      Code: 403,
      Message: '这项内容已被管理员下架，请联系管理员恢复',
    })
    expect((await restore(ContentId, 'schoolAdministrator')).Code).toBe(200)
    expect(await ask(publishCourseDraft, { Id, Revision }, 'reviewer')).toMatchObject({ Code: 200 })
  })

  test('a question is not brought back from the page of own questions', async () => {
    const { db } = harness().database
    const { id } = await first(4)
    await db.update(membership).set({ canVerify: true }).where(eq(membership.userId, 1))
    const [asked] = await db.select({ id: question.id }).from(question).where(eq(question.contentId, id))
    await takeDown(id, 'schoolAdministrator')
    const body = { Ids: [asked?.id ?? 0], Offered: true }
    expect(await answer(offerQuestions, { body }, 'teacher')).toMatchObject({ Code: 403 })
    await db.update(membership).set({ canVerify: false }).where(eq(membership.userId, 1))
    expect((await restore(id, 'schoolAdministrator')).Code).toBe(200)
  })
})
