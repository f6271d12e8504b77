import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { CommentedContent } from '#domain/comment/comment.ts'
import { newDraft } from '#domain/comment/comment-draft.ts'
import { WAITING_REPORTS } from '#domain/comment/comment-report.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const NEWCOMER = '13900000004'
const SCHOOL_ADMINISTRATOR = '13900000008'
const PLATFORM_ADMINISTRATOR = '13900000009'

const FORBIDDEN = { ok: false, failure: { kind: 'forbidden' } }
const MISSING = { ok: false, failure: { kind: 'rejected', reason: 'missing' } }
const CONFLICT = { ok: false, failure: { kind: 'rejected', reason: 'conflict' } }

let made = 0

/** `CommentReportPort`, and what `CommentPort` does about comments that stand. R-comment-3, R-comment-4. */
export const commentReportContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: comments that are deleted and reported`, make, (fresh) => {
    let taken = 0
    const list = (backend: Backend, content: CommentedContent, parentId = 0) =>
      valueOf(backend.ports.comments.list({ content, parentId, index: 1, size: 10 }, noAbort()))
    const write = (backend: Backend, content: CommentedContent, score = 0, parentId = 0) => {
      made += 1
      const text = { html: '<p>一条评论</p>', length: 4, pictures: 0 }
      const draft = { ...newDraft(`moderation-${Date.now()}-${made}`), text, score }
      return valueOf(
        backend.ports.comments.add({ place: { userId: 1, content, parentId }, draft }, noAbort()),
      )
    }
    /** A resource of a school that nobody has commented on: each test has one of its own. */
    const opened = async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const { blocks } = await valueOf(backend.ports.home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const untouched: CommentedContent[] = []
      for (const { id, type } of blocks.find((block) => block.type === CONTENT_TYPE.resource)?.items ?? [])
        if ((await list(backend, { id, type })).total === 0) untouched.push({ id, type })
      const content = untouched[taken++ % untouched.length]
      if (content === undefined) throw new Error('there is no resource to comment on')
      return { backend, content, comments: backend.ports.comments }
    }

    it('go with their stars when their writer wants it, and come back in time', async () => {
      const { backend, content, comments } = await opened()
      await write(backend, content, 2)
      const mine = await write(backend, content, 5)
      expect(await valueOf(comments.remove(mine.id, noAbort()))).toEqual({ staysListed: false })
      const without = await list(backend, content)
      expect([without.total, without.averageScore, without.items.length]).toEqual([1, 2, 1])
      expect(await valueOf(comments.remove(mine.id, noAbort()))).toEqual({ staysListed: false })
      expect(await valueOf(comments.restore(mine.id, noAbort()))).toBe(true)
      expect(await valueOf(comments.restore(mine.id, noAbort()))).toBe(true)
      const again = await list(backend, content)
      expect([again.total, again.averageScore, again.items[0]]).toEqual([2, 3.5, mine])
    })

    it('keep their place where somebody answered, without their words', async () => {
      const { backend, content, comments } = await opened()
      const top = await write(backend, content, 5)
      const reply = await write(backend, content, 0, top.id)
      expect(await valueOf(comments.remove(top.id, noAbort()))).toEqual({ staysListed: true })
      const page = await list(backend, content)
      expect([page.total, page.averageScore]).toEqual([1, 0])
      expect(page.items[0]).toMatchObject({
        id: top.id,
        state: 'deleted',
        html: '',
        score: 0,
        author: { id: 0, name: '' },
        mine: true,
        replyCount: 1,
        replies: [{ id: reply.id, state: 'shown' }],
      })
      expect(await valueOf(comments.remove(reply.id, noAbort()))).toEqual({ staysListed: false })
      expect((await list(backend, content)).total).toBe(0)
    })

    it('are not another’s to delete, nor one’s own to report', async () => {
      const { backend, content, comments } = await opened()
      const { id } = await write(backend, content)
      const report = { commentId: id, category: 'insult', words: '' } as const
      expect(await comments.report(report, noAbort())).toMatchObject(FORBIDDEN)
      await enter(backend, NEWCOMER)
      expect(await comments.remove(id, noAbort())).toMatchObject(FORBIDDEN)
      expect(await comments.restore(id, noAbort())).toMatchObject(FORBIDDEN)
      expect(await comments.remove(999_999_999, noAbort())).toMatchObject(MISSING)
      expect(await comments.report({ ...report, commentId: 999_999_999 }, noAbort())).toMatchObject(MISSING)
    })

    it('that are reported are hidden with a reason, and can be shown again', async () => {
      const { backend, content, comments } = await opened()
      const { ports } = backend
      const { id } = await write(backend, content, 5)
      await enter(backend, NEWCOMER)
      const report = { commentId: id, category: 'insult', words: '第一次说' } as const
      expect(await valueOf(comments.report(report, noAbort()))).toBe(true)
      expect(await valueOf(comments.report({ ...report, words: '又说' }, noAbort()))).toBe(true)
      expect((await list(backend, content)).items[0]).toMatchObject({ reported: true, state: 'shown' })
      expect(await ports.commentReports.reports(WAITING_REPORTS, noAbort())).toMatchObject(FORBIDDEN)
      const hide = { commentId: id, verdict: 'hide', reason: '请好好说话' } as const
      expect(await ports.commentReports.decide(hide, noAbort())).toMatchObject(FORBIDDEN)
      await enter(backend, PLATFORM_ADMINISTRATOR)
      const waiting = await valueOf(ports.commentReports.reports(WAITING_REPORTS, noAbort()))
      const row = waiting.items.find((item) => item.id === id)
      expect(row).toMatchObject({
        html: '<p>一条评论</p>',
        state: 'shown',
        mine: false,
        content: { id: content.id, type: content.type },
        reports: [{ category: 'insult', words: '第一次说' }],
        decision: null,
      })
      const wordless = await ports.commentReports.decide({ ...hide, reason: '' }, noAbort())
      expect(wordless).toMatchObject({ ok: false, failure: { kind: 'rejected', reason: 'invalid' } })
      expect(await valueOf(ports.commentReports.decide(hide, noAbort()))).toBe(true)
      expect(await ports.commentReports.decide(hide, noAbort())).toMatchObject(CONFLICT)
      const hidden = await valueOf(ports.commentReports.reports({ shown: 'hidden', page: 1 }, noAbort()))
      expect(hidden.items.find((item) => item.id === id)).toMatchObject({
        state: 'hidden',
        decision: { reason: '请好好说话' },
      })
      const page = await list(backend, content)
      expect([page.total, page.averageScore]).toEqual([1, 0])
      expect(page.items[0]).toMatchObject({ state: 'hidden', html: '', hideReason: '', reported: false })
      expect(await comments.report(report, noAbort())).toMatchObject(MISSING)
      await enter(backend, TEACHER)
      expect((await list(backend, content)).items[0]).toMatchObject({ hideReason: '请好好说话', mine: true })
      await enter(backend, PLATFORM_ADMINISTRATOR)
      const show = { commentId: id, verdict: 'show', reason: '' } as const
      expect(await valueOf(ports.commentReports.decide(show, noAbort()))).toBe(true)
      expect(await ports.commentReports.decide(show, noAbort())).toMatchObject(CONFLICT)
      expect((await list(backend, content)).items[0]).toMatchObject({ state: 'shown', score: 5 })
    })

    it('are kept by who looks after the school, and nobody decides on their own', async () => {
      const { backend, content, comments } = await opened()
      const { ports } = backend
      await enter(backend, SCHOOL_ADMINISTRATOR)
      const own = await write(backend, content)
      await enter(backend, TEACHER)
      const report = { commentId: own.id, category: 'offTopic', words: '' } as const
      expect(await valueOf(comments.report(report, noAbort()))).toBe(true)
      const keep = { commentId: own.id, verdict: 'keep', reason: '' } as const
      await enter(backend, SCHOOL_ADMINISTRATOR)
      expect(await ports.commentReports.decide(keep, noAbort())).toMatchObject(FORBIDDEN)
      expect(await ports.commentReports.reports(WAITING_REPORTS, noAbort())).toMatchObject({ ok: true })
      await enter(backend, PLATFORM_ADMINISTRATOR)
      expect(await valueOf(ports.commentReports.decide(keep, noAbort()))).toBe(true)
      const kept = await valueOf(ports.commentReports.reports({ shown: 'kept', page: 1 }, noAbort()))
      expect(kept.items.find(({ id }) => id === own.id)).toMatchObject({ state: 'shown' })
      expect(await ports.commentReports.reports(WAITING_REPORTS, noAbort())).toMatchObject({ ok: true })
    })
  })
