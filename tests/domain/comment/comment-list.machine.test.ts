import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { Comment, CommentPage } from '#domain/comment/comment.ts'
import {
  type CommentListInput,
  type CommentsWanted,
  commentListMachine,
  commentsLeft,
} from '#domain/comment/comment-list.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aComment } from './a-comment.ts'

const log = transitionLog()
const content = { id: 3, type: 3 } as const
const unreachable = failed<Failure>({ kind: 'unreachable' })

const page = (items: readonly Comment[], total: number, averageScore = 0): Result<CommentPage, Failure> =>
  success({ index: 1, size: 10, total, items, averageScore })

/** Comments of these ids, the newest first. */
const comments = (from: number, to: number): Comment[] =>
  Array.from({ length: from - to + 1 }, (_, index) => aComment(from - index))

const start = (change: Partial<CommentListInput> = {}) => {
  const loaded = deferred<Result<CommentPage, Failure>>()
  const wanted: CommentsWanted[] = []
  const actor = createActor(
    commentListMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          wanted.push(input)
          return loaded.ask()
        }),
        arrivals: fromCallback(() => {}),
      },
    }),
    { input: { content, parentId: 0, known: null, ...change }, inspect: log.inspect },
  )
  const recording = record(actor)
  actor.start()
  const ids = () => actor.getSnapshot().context.items.map(({ id }) => id)
  const answer = async (result: Result<CommentPage, Failure>) => {
    loaded.answer(result)
    await settle()
  }
  return { actor, answer, loaded, wanted, recording, ids }
}

describe('the comments on a content', () => {
  it('come ten at a time', async () => {
    const { actor, answer, wanted, recording, ids } = start()
    await answer(page(comments(13, 4), 13, 4.5))
    actor.send({ type: 'comments.more' })
    await answer(page(comments(3, 1), 13, 4.5))
    expect(wanted.map(({ index, size }) => [index, size])).toEqual([
      [1, 10],
      [2, 10],
    ])
    expect(recording.states).toEqual(['loading', 'ready', 'loadingMore', 'ready'])
    expect(ids()).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(actor.getSnapshot().context).toMatchObject({ total: 13, averageScore: 4.5, failure: null })
  })

  it('stand once each, although the pages moved on meanwhile', async () => {
    const { actor, answer, ids } = start()
    await answer(page(comments(13, 4), 13))
    actor.send({ type: 'comments.more' })
    // Two others were written in between.
    await answer(page(comments(5, 1), 15))
    expect(ids()).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(actor.getSnapshot().context.total).toBe(15)
  })

  it('say why they could not be read, and are read again', async () => {
    const { actor, answer, recording } = start()
    await answer(unreachable)
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'unreachable' })
    actor.send({ type: 'comments.retry' })
    await answer(page(comments(12, 3), 12))
    actor.send({ type: 'comments.more' })
    await answer(unreachable)
    actor.send({ type: 'comments.retry' })
    await answer(page(comments(2, 1), 12))
    expect(recording.states).toEqual([
      'loading',
      'failed',
      'loading',
      'ready',
      'loadingMore',
      'moreFailed',
      'loadingMore',
      'ready',
    ])
    expect(actor.getSnapshot().context.failure).toBe(null)
  })

  it('take in a new one at the top; with stars the average is asked for, and kept where it cannot be had', async () => {
    const { actor, answer, wanted, ids } = start()
    await answer(page([aComment(1)], 1))
    actor.send({ type: 'comments.add', comment: aComment(2) })
    expect([actor.getSnapshot().value, wanted.length]).toEqual(['ready', 1])
    actor.send({ type: 'comments.add', comment: aComment(3, { score: 4 }) })
    expect(actor.getSnapshot().value).toBe('refreshing')
    await answer(page(comments(3, 1), 3, 4))
    expect([ids(), actor.getSnapshot().context.averageScore]).toEqual([[3, 2, 1], 4])
    actor.send({ type: 'comments.add', comment: aComment(4, { score: 2 }) })
    await answer(unreachable)
    expect(actor.getSnapshot().context).toMatchObject({ total: 4, averageScore: 4, failure: null })
  })

  it('can go on while the average is asked for; the same one twice is one', async () => {
    const { actor, answer } = start()
    await answer(page(comments(12, 3), 12))
    actor.send({ type: 'comments.add', comment: aComment(13, { score: 5 }) })
    actor.send({ type: 'comments.add', comment: aComment(13, { score: 5 }) })
    expect(actor.getSnapshot().context.total).toBe(13)
    actor.send({ type: 'comments.more' })
    expect(actor.getSnapshot().value).toBe('loadingMore')
  })

  it('are replies under a comment: the first are known, oldest first', async () => {
    const first = [aComment(1, { parentId: 7 }), aComment(2, { parentId: 7 }), aComment(3, { parentId: 7 })]
    const { actor, answer, wanted, ids } = start({ parentId: 7, known: { items: first, total: 5 } })
    expect([actor.getSnapshot().value, wanted]).toEqual(['ready', []])
    actor.send({ type: 'comments.add', comment: aComment(6, { parentId: 7 }) })
    actor.send({ type: 'comments.more' })
    await answer(page([...first, aComment(4), aComment(5), aComment(6)], 6))
    expect(wanted).toEqual([{ content, parentId: 7, index: 1, size: 10 }])
    expect(ids()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('are marked where they were deleted or are there again, with stars and number as the server says', async () => {
    const { actor, answer, ids } = start()
    await answer(page(comments(12, 3), 12, 4))
    actor.send({ type: 'comments.mark', id: 12, state: 'deleted' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.items[0]?.state]).toEqual([
      'refreshing',
      'deleted',
    ])
    await answer(page(comments(11, 2), 11, 3))
    expect(actor.getSnapshot().context).toMatchObject({ total: 11, averageScore: 3 })
    expect(commentsLeft(actor.getSnapshot().context)).toBe(1)
    actor.send({ type: 'comments.mark', id: 12, state: 'shown' })
    await answer(page(comments(12, 3), 12, 4))
    expect([actor.getSnapshot().context.total, ids()[0]]).toEqual([12, 12])
    actor.send({ type: 'comments.drop', id: 12 })
    expect(ids()[0]).toBe(11)
  })

  it('show a bug as a failure that can be tried again', async () => {
    const { actor, answer, loaded } = start()
    loaded.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    actor.send({ type: 'comments.retry' })
    await answer(page(comments(12, 3), 12))
    actor.send({ type: 'comments.add', comment: aComment(13, { score: 5 }) })
    loaded.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    const other = start({ known: { items: comments(12, 3), total: 12 } })
    other.actor.send({ type: 'comments.more' })
    other.loaded.fail(new Error('bug'))
    await settle()
    expect(other.actor.getSnapshot().value).toBe('defect')
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(commentListMachine))
  })
})
