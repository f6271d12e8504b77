import { and, eq, like } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  addComments,
  COMMENT_STATE,
  COMMENT_UNDO_SECONDS,
  deleteComment,
  getCommentsList,
  restoreComment,
} from '#contract/comment.ts'
import {
  decideCommentReport,
  getCommentReports,
  REPORT_VERDICT,
  REPORTS_SHOWN,
  reportComment,
} from '#contract/comment-report.ts'
import { getPublishingNotices, PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import { auditEntry } from '#server/db/schema/audit-entry.ts'
import { comment } from '#server/db/schema/comment.ts'
import { content } from '#server/db/schema/content.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const QINGHE = 1
const JIANGCHENG = 2

let sent = 0

onEachEngine('comments that are deleted and reported', (harness) => {
  let ids: number[] = []
  beforeAll(async () => {
    const rows = await harness()
      .database.db.select({ id: content.id })
      .from(content)
      .where(and(eq(content.type, 3), eq(content.schoolOnly, false), eq(content.organisationId, QINGHE)))
    ids = rows.map(({ id }) => id)
  })
  const aResource = (): number => {
    harness().clock.forward(61)
    const id = ids.pop()
    if (id === undefined) throw new Error('the seed has too few resources')
    return id
  }
  const post = async (call: { readonly path: string }, body: object, persona: Persona) =>
    (await harness().ask.post(call.path, body, await harness().ask.tokenOf(persona))).body
  const write = async (ObjectId: number, change: object = {}, persona: Persona = 'teacher') => {
    sent += 1
    const body = { ObjectId, Type: 3, Content: '<p>很好</p>', ClientId: `reported-${sent}`, ...change }
    return z.parse(addComments.data, (await post(addComments, body, persona)).Data).Id
  }
  const list = async (ObjectId: number, change: object = {}, persona: Persona = 'teacher') =>
    z.parse(
      getCommentsList.data,
      (await post(getCommentsList, { ObjectId, Type: 3, ...change }, persona)).Data,
    )
  const report = (Id: number, persona: Persona = 'emptyMenus') =>
    post(reportComment, { Id, Category: 2, Words: '骂人' }, persona)
  const decide = (Id: number, Verdict: number, Reason: string, persona: Persona = 'schoolAdministrator') =>
    post(decideCommentReport, { Id, Verdict, Reason }, persona)
  const queue = async (persona: Persona, Shown: number = REPORTS_SHOWN.open) =>
    z.parse(getCommentReports.data, (await post(getCommentReports, { Shown, PageSize: 100 }, persona)).Data)
  const countOf = async (id: number) => {
    const [row] = await harness()
      .database.db.select({ count: content.commentCount })
      .from(content)
      .where(eq(content.id, id))
    return row?.count
  }
  const newsOf = async (persona: Persona) => {
    const { ask } = harness()
    const { body } = await ask.get(getPublishingNotices.path, await ask.tokenOf(persona))
    return z.parse(getPublishingNotices.data, body.Data).map(({ Kind, Reason }) => [Kind, Reason])
  }

  test('counts, stars and lists say the same of what was deleted and taken back', async () => {
    const id = aResource()
    const mine = await write(id, { Score: 5 })
    await write(id, { Score: 2 }, 'reviewer')
    const reply = await write(id, { ParentId: mine }, 'reviewer')
    const figures = async () => {
      const { TotalCount, AvgScore, Items } = await list(id)
      return [await countOf(id), TotalCount, AvgScore, Items?.length, Items?.at(-1)?.ReplyCount]
    }
    expect(await figures()).toEqual([3, 2, 3.5, 2, 1])
    expect((await post(deleteComment, { Id: mine }, 'teacher')).Data).toEqual({ StaysListed: true })
    expect(await figures()).toEqual([2, 2, 2, 2, 1])
    expect((await list(id)).Items?.at(-1)).toMatchObject({
      Content: '',
      UserId: 0,
      State: COMMENT_STATE.deleted,
    })
    expect((await post(deleteComment, { Id: reply }, 'reviewer')).Data).toEqual({ StaysListed: false })
    expect(await figures()).toEqual([1, 1, 2, 1, 0])
    expect((await list(id, { ParentId: mine })).TotalCount).toBe(0)
    expect((await post(restoreComment, { Id: mine }, 'teacher')).Data).toBe(true)
    expect(await figures()).toEqual([2, 2, 3.5, 2, 0])
  })

  test('a deletion is taken back for ten seconds and no longer, and by nobody else', async () => {
    const id = aResource()
    const mine = await write(id)
    expect((await post(deleteComment, { Id: mine }, 'reviewer')).Code).toBe(403)
    await post(deleteComment, { Id: mine }, 'teacher')
    harness().clock.forward(COMMENT_UNDO_SECONDS + 3)
    expect(await post(restoreComment, { Id: mine }, 'teacher')).toMatchObject({ Code: 409 })
    expect((await list(id)).TotalCount).toBe(0)
    const late = { ObjectId: id, Type: 3, Content: '晚了', ParentId: mine, ClientId: 'reply-to-nothing' }
    expect((await post(addComments, late, 'reviewer')).Code).toBe(404)
  })

  test('deleted ten times at once it is counted once', async () => {
    const id = aResource()
    const mine = await write(id)
    await write(id)
    await Promise.all(Array.from({ length: 10 }, () => post(deleteComment, { Id: mine }, 'teacher')))
    expect(await countOf(id)).toBe(1)
  })

  test('a hidden comment keeps its place and answers; writer and reporters are told, once each', async () => {
    const id = aResource()
    const said = await write(id, { Score: 1 })
    await write(id, { ParentId: said }, 'reviewer')
    await report(said)
    await report(said)
    await report(said, 'reviewer')
    const [row] = ((await queue('schoolAdministrator')).Items ?? []).filter(({ Id }) => Id === said)
    expect(row?.Reports?.map(({ Category, Words }) => [Category, Words])).toEqual([
      [2, '骂人'],
      [2, '骂人'],
    ])
    expect((await decide(said, REPORT_VERDICT.hide, ' ')).Code).toBe(400)
    expect((await decide(said, REPORT_VERDICT.hide, '请好好说话')).Data).toBe(true)
    expect((await decide(said, REPORT_VERDICT.keep, '')).Code).toBe(409)
    const [shown] = (await list(id)).Items ?? []
    expect(shown).toMatchObject({
      State: COMMENT_STATE.hidden,
      Content: '',
      HideReason: '请好好说话',
      ReplyCount: 1,
    })
    expect((await list(id, {}, 'reviewer')).Items?.[0]).toMatchObject({ HideReason: '' })
    expect([await countOf(id), (await list(id)).AvgScore]).toEqual([1, 0])
    expect(await newsOf('teacher')).toEqual([[PUBLISHING_NOTICE.commentHidden, '请好好说话']])
    expect(await newsOf('emptyMenus')).toEqual([[PUBLISHING_NOTICE.reportedHidden, '请好好说话']])
    expect((await decide(said, REPORT_VERDICT.show, '')).Data).toBe(true)
    expect([await countOf(id), (await list(id)).AvgScore]).toEqual([2, 1])
    expect((await newsOf('teacher'))[0]).toEqual([PUBLISHING_NOTICE.commentShown, ''])
  })

  test('of two who decide at once one is told that the other was faster', async () => {
    const said = await write(aResource())
    await report(said)
    const answers = await Promise.all([
      decide(said, REPORT_VERDICT.hide, '广告'),
      decide(said, REPORT_VERDICT.keep, '', 'platformAdministrator'),
    ])
    expect(new Set(answers.map(({ Code }) => Code))).toEqual(new Set([200, 409]))
  })

  test('a school’s administrator sees what was written for that school alone', async () => {
    const { db } = harness().database
    const id = aResource()
    await db.update(content).set({ organisationId: JIANGCHENG }).where(eq(content.id, id))
    const said = await write(id)
    await report(said)
    const seen = async (persona: Persona) =>
      ((await queue(persona)).Items ?? []).some(({ Id }) => Id === said)
    expect([await seen('schoolAdministrator'), await seen('platformAdministrator')]).toEqual([false, true])
    expect((await decide(said, REPORT_VERDICT.hide, '广告')).Code).toBe(403)
    for (const persona of ['teacher', 'reviewer'] as const) {
      expect((await post(getCommentReports, {}, persona)).Code).toBe(403)
      expect((await decide(said, REPORT_VERDICT.keep, '', persona)).Code).toBe(403)
    }
    for (const call of [deleteComment, restoreComment, reportComment, getCommentReports, decideCommentReport])
      expect((await harness().ask.post(call.path, {})).status).toBe(401)
  })

  test('every act is noted with its school, and none with what was written', async () => {
    const said = await write(aResource(), { Content: '<p>私事</p>' })
    await post(deleteComment, { Id: said }, 'teacher')
    await post(restoreComment, { Id: said }, 'teacher')
    await report(said)
    await decide(said, REPORT_VERDICT.hide, '不合适')
    await decide(said, REPORT_VERDICT.show, '')
    await report(said)
    await decide(said, REPORT_VERDICT.keep, '')
    const noted = await harness()
      .database.db.select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subject, `comment:${said}`), like(auditEntry.act, 'comment.%')))
      .orderBy(auditEntry.id)
    expect(noted.map(({ act }) => act)).toEqual([
      'comment.delete',
      'comment.restore',
      'comment.report',
      'comment.hide',
      'comment.show',
      'comment.report',
      'comment.keep',
    ])
    expect(new Set(noted.map(({ organisationId }) => organisationId))).toEqual(new Set([QINGHE]))
    expect(JSON.stringify(noted)).not.toContain('私事')
    const [row] = await harness().database.db.select().from(comment).where(eq(comment.id, said))
    expect(row?.hiddenAt).toBeNull()
  })
})
