import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { Comment, CommentedContent } from '#domain/comment/comment.ts'
import { type CommentDraft, newDraft } from '#domain/comment/comment-draft.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const REVIEWER = '13900000002'

let made = 0
const draftOf = (text: string, change: Partial<CommentDraft> = {}): CommentDraft => {
  made += 1
  return {
    ...newDraft(`contract-${Date.now()}-${made}`),
    text: { html: text === '' ? '' : `<p>${text}</p>`, length: Array.from(text).length, pictures: 0 },
    ...change,
  }
}

/** `CommentPort`. Wire: getcommentslist, addcomments. */
export const commentContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: comments`, make, (fresh) => {
    /** A resource that nobody has commented on yet: each test has one of its own. */
    let taken = 0
    const opened = async () => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const { blocks } = await valueOf(backend.ports.home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const items = blocks.find(({ type }) => type === CONTENT_TYPE.resource)?.items ?? []
      const untouched = []
      for (const { id, type } of items) {
        const content = { id, type }
        if ((await list(backend, content)).total === 0) untouched.push(content)
      }
      const content = untouched[taken++ % untouched.length]
      if (content === undefined) throw new Error('there is no resource to comment on')
      return { backend, content }
    }
    const list = (backend: Backend, content: CommentedContent, parentId = 0, index = 1, size = 10) =>
      valueOf(backend.ports.comments.list({ content, parentId, index, size }, noAbort()))
    const add = async (backend: Backend, content: CommentedContent, draft: CommentDraft, parentId = 0) =>
      backend.ports.comments.add({ place: { userId: 1, content, parentId }, draft }, noAbort())
    const added = async (...asked: Parameters<typeof add>): Promise<Comment> => valueOf(add(...asked))

    it('are none, without an average, until somebody writes', async () => {
      const { backend, content } = await opened()
      expect(await list(backend, content)).toEqual({
        index: 1,
        size: 10,
        total: 0,
        items: [],
        averageScore: 0,
      })
    })

    it('are answered whole, and stand first from then on', async () => {
      const { backend, content } = await opened()
      const comment = await added(backend, content, draftOf('板书很清楚', { score: 4 }))
      expect(comment).toEqual({
        id: expect.any(Number) as unknown,
        parentId: 0,
        author: {
          id: 1,
          name: expect.stringMatching(/\S/) as unknown,
          avatarUrl: '',
          organisationName: '青禾实验学校',
        },
        html: '<p>板书很清楚</p>',
        score: 4,
        createTime: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        replyCount: 0,
        replies: [],
        mine: true,
        state: 'shown',
        hideReason: '',
        reported: false,
      })
      const page = await list(backend, content)
      expect([page.total, page.averageScore, page.items[0]]).toEqual([1, 4, comment])
      await enter(backend, REVIEWER)
      expect((await list(backend, content)).items[0]).toEqual({ ...comment, mine: false })
    })

    it('are written once, however often they are sent', async () => {
      const { backend, content } = await opened()
      const draft = draftOf('只发一次')
      const answers = await Promise.all([1, 2, 3].map(() => added(backend, content, draft)))
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      expect((await list(backend, content)).total).toBe(1)
    })

    it('have replies, whose replies stand under the same comment', async () => {
      const { backend, content } = await opened()
      const top = await added(backend, content, draftOf('请教一下'))
      const replies = [await added(backend, content, draftOf('一', { score: 5 }), top.id)]
      for (const text of ['二', '三', '四'])
        replies.push(await added(backend, content, draftOf(text), replies[0]?.id))
      expect(replies.map(({ parentId, score }) => [parentId, score])).toEqual(replies.map(() => [top.id, 0]))
      const [shown] = (await list(backend, content)).items
      expect([shown?.replyCount, shown?.replies.map(({ id }) => id)]).toEqual([
        4,
        replies.slice(0, 3).map(({ id }) => id),
      ])
      const rest = await list(backend, content, top.id, 2, 3)
      expect([rest.total, rest.items.map(({ id }) => id)]).toEqual([4, [replies[3]?.id]])
    })

    it('are refused when there is nothing in them, when they answer nothing, and on nothing', async () => {
      const { backend, content } = await opened()
      const refused = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })
      expect(await add(backend, content, draftOf(''))).toMatchObject(refused('invalid'))
      expect(await add(backend, content, draftOf('好'.repeat(501)))).toMatchObject(refused('invalid'))
      expect(await add(backend, content, draftOf('回复'), 999_999_999)).toMatchObject(refused('missing'))
      expect(await add(backend, { ...content, id: 999_999_999 }, draftOf('好'))).toMatchObject(
        refused('missing'),
      )
    })
  })
