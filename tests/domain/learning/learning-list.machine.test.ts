import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LearningEntry } from '#domain/learning/learning-entry.ts'
import { learningListMachine } from '#domain/learning/learning-list.machine.ts'
import type { LearningQuestion, Removal } from '#domain/learning/learning-question.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { anEntry } from '#tests/support/learning.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const FIRST: LearningQuestion = { list: 'browsing', filter: 'all', page: 1 }
const SECOND: LearningQuestion = { ...FIRST, page: 2 }
const UNREACHABLE: Failure = { kind: 'unreachable' }

const pageOf = (...items: readonly LearningEntry[]): Page<LearningEntry> => ({
  index: 1,
  size: 20,
  total: items.length,
  items,
})
const [one, two] = [anEntry({ id: 1 }), anEntry({ id: 2 })]

const start = () => {
  const asked: LearningQuestion[] = []
  const done: (readonly [string, unknown])[] = []
  const read = deferred<Result<Page<LearningEntry>, Failure>>()
  const remove = deferred<Result<true, Failure>>()
  const restore = deferred<Result<true, Failure>>()
  const actor = createActor(
    learningListMachine.provide({
      actors: {
        read: fromPromise(({ input }) => {
          asked.push(input)
          return read.ask()
        }),
        remove: fromPromise<Result<true, Failure>, Removal>(({ input }) => {
          done.push(['remove', input])
          return remove.ask()
        }),
        restore: fromPromise<Result<true, Failure>, LearningEntry>(({ input }) => {
          done.push(['restore', input])
          return restore.ask()
        }),
      },
    }),
    { input: { question: FIRST }, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const answer = async (value: Result<Page<LearningEntry>, Failure>) => {
    read.answer(value)
    await settle()
  }
  const context = () => actor.getSnapshot().context
  const showing = () => context().page?.items.map(({ id }) => id) ?? null
  return { actor, read, remove, restore, asked, done, states, answer, context, showing }
}

const LOADING = { reading: 'loading' }
const REFETCHING = { reading: 'refetching' }
const oneOf = (entry: LearningEntry, list: LearningQuestion['list'] = 'browsing'): Removal => ({
  kind: 'one',
  list,
  entry,
})

describe('a list of the personal center', () => {
  it('is read, and keeps what it shows while another page is on its way', async () => {
    const { actor, asked, states, answer, showing } = start()
    expect(showing()).toBeNull()
    await answer(success(pageOf(one, two)))
    expect(showing()).toEqual([1, 2])
    actor.send({ type: 'learningList.show', question: FIRST })
    actor.send({ type: 'learningList.show', question: SECOND })
    expect(showing()).toEqual([1, 2])
    await answer(success(pageOf(two)))
    expect(showing()).toEqual([2])
    expect(asked).toEqual([FIRST, SECOND])
    expect(states).toEqual([LOADING, 'ready', REFETCHING, 'ready'])
  })

  it('shows nothing of one list while another is read, and only the latest answer', async () => {
    const { actor, states, answer, showing } = start()
    await answer(success(pageOf(one)))
    const learning: LearningQuestion = { ...FIRST, list: 'learning' }
    actor.send({ type: 'learningList.show', question: learning })
    expect(showing()).toBeNull()
    actor.send({ type: 'learningList.show', question: { ...learning, filter: 'finished' } })
    await answer(success(pageOf()))
    expect(states).toEqual([LOADING, 'ready', LOADING, 'empty'])
  })

  it('says why it cannot be read, and is read again when asked', async () => {
    const { actor, states, answer, context, showing } = start()
    await answer(failed(UNREACHABLE))
    expect(context().failure).toEqual(UNREACHABLE)
    actor.send({ type: 'learningList.retry' })
    await answer(success(pageOf(one)))
    expect([context().failure, showing()]).toEqual([null, [1]])
    expect(states).toEqual([LOADING, 'failed', LOADING, 'ready'])
  })

  it('loses a line, which can be put back', async () => {
    const { actor, remove, restore, done, states, answer, context, showing } = start()
    await answer(success(pageOf(one, two)))
    actor.send({ type: 'learningList.remove', removal: oneOf(one) })
    remove.answer(success(true))
    await settle()
    await answer(success(pageOf(two)))
    expect([showing(), context().undoable]).toEqual([[2], one])
    actor.send({ type: 'learningList.restore', entry: one })
    restore.answer(success(true))
    await settle()
    await answer(success(pageOf(one, two)))
    expect([showing(), context().undoable]).toEqual([[1, 2], null])
    expect(done).toEqual([
      ['remove', oneOf(one)],
      ['restore', one],
    ])
    expect(states).toEqual([
      LOADING,
      'ready',
      'removing',
      REFETCHING,
      'ready',
      'restoring',
      REFETCHING,
      'ready',
    ])
  })

  it('puts its last line back too', async () => {
    const { actor, remove, restore, answer, showing } = start()
    await answer(success(pageOf(one)))
    actor.send({ type: 'learningList.remove', removal: oneOf(one) })
    remove.answer(success(true))
    await settle()
    await answer(success(pageOf()))
    actor.send({ type: 'learningList.restore', entry: one })
    restore.answer(success(true))
    await settle()
    await answer(success(pageOf(one)))
    expect(showing()).toEqual([1])
  })

  it.each([
    oneOf(one, 'learning'),
    { kind: 'all', list: 'browsing' } as const,
  ])('forgets for good what cannot be put back', async (removal) => {
    const { actor, remove, answer, context } = start()
    await answer(success(pageOf(one)))
    actor.send({ type: 'learningList.remove', removal })
    remove.answer(success(true))
    await settle()
    await answer(success(pageOf()))
    expect(context().undoable).toBeNull()
  })

  it('stays as it is when a line cannot be removed or put back, and says why', async () => {
    const { actor, remove, restore, answer, context, showing, states } = start()
    await answer(success(pageOf(one)))
    actor.send({ type: 'learningList.remove', removal: oneOf(one) })
    remove.answer(failed(UNREACHABLE))
    await settle()
    expect([showing(), context().failure, context().undoable]).toEqual([[1], UNREACHABLE, null])
    actor.send({ type: 'learningList.restore', entry: two })
    restore.answer(failed(UNREACHABLE))
    await settle()
    expect([showing(), context().failure]).toEqual([[1], UNREACHABLE])
    expect(states).toEqual([LOADING, 'ready', 'removing', 'ready', 'restoring', 'ready'])
  })

  it.each(['read', 'remove', 'restore'] as const)('shows a bug in “%s” as a defect', async (part) => {
    const started = start()
    const { actor, answer } = started
    if (part !== 'read') {
      await answer(success(pageOf(one)))
      actor.send(
        part === 'remove'
          ? { type: 'learningList.remove', removal: oneOf(one) }
          : { type: 'learningList.restore', entry: one },
      )
    }
    started[part].fail(new Error('a bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    actor.send({ type: 'learningList.retry' })
    await answer(success(pageOf(one)))
    expect(actor.getSnapshot().value).toBe('ready')
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(
      expect.arrayContaining([...declaredTransitions(learningListMachine)]),
    )
  })
})
