import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { SHARE_STATUSES } from '#domain/private-file/own-file.ts'
import { NO_COUNTS, type ReviewQuery } from '#domain/review/review-query.ts'
import type { ReadQueue, ReviewQueueEmitted } from '#domain/review/review-queue.events.ts'
import { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import { type Decided, nextAfter, type Undoable } from '#domain/review/review-work.ts'
import { mayTakeDown, overdueDays, type ShareRequest } from '#domain/review/share-request.ts'
import { AS_ASKED, type Decision, isReasonGiven, UNDO_SECONDS, type Verdict } from '#domain/review/verdict.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aRequest } from '#tests/support/reviews.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const FIRST: ReviewQuery = { organisationId: 1, tab: 'pending', keyword: '', page: 1 }
const UNREACHABLE: Failure = { kind: 'unreachable' }
const APPROVAL: Verdict = { kind: 'approve', correction: AS_ASKED }
const [one, two, three] = [aRequest({ id: 1 }), aRequest({ id: 2 }), aRequest({ id: 3 })]

const queueOf = (...items: readonly ShareRequest[]): ReadQueue =>
  success({ page: { index: 1, size: 20, total: items.length, items }, counts: NO_COUNTS })

const start = (left: readonly number[] = []) => {
  const clock = new SimulatedClock()
  const asked: ReviewQuery[] = []
  const decisions: Decision[] = []
  const undone: Undoable[] = []
  const told: ReviewQueueEmitted[] = []
  const read = deferred<ReadQueue>()
  const decide = deferred<Decided>()
  const undo = deferred<Decided>()
  const actor = createActor(
    reviewQueueMachine.provide({
      actors: {
        read: fromPromise(({ input }) => {
          asked.push(input)
          return read.ask()
        }),
        decide: fromPromise(({ input }) => {
          decisions.push(input)
          return decide.ask()
        }),
        undo: fromPromise(({ input }) => {
          undone.push(input)
          return undo.ask()
        }),
      },
    }),
    { input: { query: FIRST, left }, clock, inspect: log.inspect },
  )
  actor.on('*', (event) => told.push(event))
  actor.start()
  const answer = async (value: ReadQueue) => {
    read.answer(value)
    await settle()
  }
  const decided = async (requests: readonly ShareRequest[], result: Decided) => {
    actor.send({ type: 'review.decide', work: { requests, verdict: APPROVAL } })
    decide.answer(result)
    await settle()
  }
  const context = () => actor.getSnapshot().context
  const state = () => actor.getSnapshot().value
  const shown = () => context().page?.items.map(({ id }) => id) ?? null
  return {
    actor,
    clock,
    read,
    decide,
    undo,
    asked,
    decisions,
    undone,
    told,
    answer,
    decided,
    context,
    state,
    shown,
  }
}

const doneOf = (...ids: readonly number[]): Decided =>
  success({ done: ids.map((id) => ({ id, version: 2 })), failed: [] })

describe('the queue of a review', () => {
  it('is read, and keeps what it shows while another page is on its way, nothing of another tab', async () => {
    const { actor, asked, answer, shown, state } = start()
    expect(shown()).toBeNull()
    await answer(queueOf(one, two))
    actor.send({ type: 'review.show', query: FIRST })
    actor.send({ type: 'review.show', query: { ...FIRST, page: 2 } })
    expect(shown()).toEqual([1, 2])
    await answer(queueOf(three))
    actor.send({ type: 'review.show', query: { ...FIRST, tab: 'all' } })
    expect(shown()).toBeNull()
    await answer(queueOf())
    expect(asked.map(({ tab, page }) => [tab, page])).toEqual([
      ['pending', 1],
      ['pending', 2],
      ['all', 1],
    ])
    expect(state()).toEqual({ queue: 'ready', decision: 'resting' })
  })

  it('says why it cannot be read, whose it is not, and is read again when asked', async () => {
    const { actor, read, answer, context, state } = start()
    await answer(failed(UNREACHABLE))
    expect([state(), context().failure]).toEqual([{ queue: 'failed', decision: 'resting' }, UNREACHABLE])
    actor.send({ type: 'review.retry' })
    read.fail(new Error('a bug'))
    await settle()
    expect(state()).toEqual({ queue: 'defect', decision: 'resting' })
    actor.send({ type: 'review.retry' })
    await answer(failed({ kind: 'forbidden', message: '没有审核权限' }))
    expect(state()).toEqual({ queue: 'forbidden', decision: 'resting' })
  })

  it('selects one, a range, all; what leaves the queue is selected no longer', async () => {
    const { actor, answer, context } = start()
    await answer(queueOf(one, two, three))
    actor.send({ type: 'review.select', id: 1, range: false })
    actor.send({ type: 'review.select', id: 3, range: true })
    expect([...context().selected]).toEqual([1, 2, 3])
    actor.send({ type: 'review.refresh' })
    await answer(queueOf(one, three))
    expect([...context().selected]).toEqual([1, 3])
    actor.send({ type: 'review.clearSelection' })
    expect([...context().selected]).toEqual([])
    actor.send({ type: 'review.selectAll' })
    expect([...context().selected]).toEqual([1, 3])
  })

  it('begins with what was selected before a reload, as far as it still waits', async () => {
    const { answer, context } = start([2, 3])
    await answer(queueOf(one, two))
    expect([...context().selected]).toEqual([2])
  })

  it('knows what was chosen last, whatever is read meanwhile', async () => {
    const { actor, answer, context } = start()
    actor.send({ type: 'review.choose', id: 2 })
    await answer(queueOf(one, two))
    expect(context().chosenId).toBe(2)
  })

  it('is walked from one to the next, and not beyond its ends', async () => {
    const { actor, told, answer, context } = start()
    await answer(queueOf(one, two))
    const step = (by: 1 | -1) => {
      actor.send({ type: 'review.step', by })
      return context().chosenId
    }
    expect([step(1), step(1), step(1), step(-1), step(-1)]).toEqual([1, 2, 2, 1, 1])
    expect(told).toEqual([1, 2, 1].map((nextId) => ({ type: 'review.stepped', nextId })))
  })

  it('chooses what is looked at after a decision, and again what was taken back', async () => {
    const { actor, undo, answer, decided, context } = start()
    await answer(queueOf(one, two))
    actor.send({ type: 'review.choose', id: 1 })
    await decided([one], doneOf(1))
    await answer(queueOf(two))
    expect(context().chosenId).toBe(2)
    actor.send({ type: 'review.undo' })
    undo.answer(doneOf(1))
    await settle()
    expect(context().chosenId).toBe(1)
  })

  it('loses at once what was decided, names what was not, and is read anew', async () => {
    const { decisions, told, answer, decided, context, shown, state } = start()
    await answer(queueOf(one, two, three))
    await decided(
      [one, two],
      success({ done: [{ id: 1, version: 2 }], failed: [{ id: 2, message: '已由 王老师 审核' }] }),
    )
    expect(decisions).toEqual([{ organisationId: 1, requests: [one, two], verdict: APPROVAL }])
    expect(shown()).toEqual([2, 3])
    expect(told).toEqual([{ type: 'review.decided', nextId: 3 }])
    expect(context().report).toEqual({
      kind: 'approve',
      done: [one],
      failed: [{ id: 2, message: '已由 王老师 审核', name: '浮力.pdf' }],
    })
    expect(state()).toEqual({ queue: 'reading', decision: 'undoable' })
    await answer(queueOf(three))
    expect(shown()).toEqual([3])
  })

  it.each<[ReviewQuery['tab'], number | null, number | null]>([
    ['pending', 2, 1],
    ['removing', 2, 1],
    ['approved', null, null],
    ['rejected', null, null],
    ['takenDown', null, null],
    ['all', null, null],
  ])('in the tab %s names %s as the next one, and %s after taking back', async (tab, next, back) => {
    const { actor, undo, told, answer, decided } = start()
    actor.send({ type: 'review.show', query: { ...FIRST, tab } })
    await answer(queueOf(one, two))
    await decided([one], doneOf(1))
    await answer(queueOf(two))
    actor.send({ type: 'review.undo' })
    undo.answer(doneOf(1))
    await settle()
    expect(told).toEqual([
      { type: 'review.decided', nextId: next },
      { type: 'review.undone', ids: [1], nextId: back },
    ])
  })

  it('takes a decision back for ten seconds, and not later', async () => {
    const { actor, clock, undo, undone, told, answer, decided, context, state } = start()
    await answer(queueOf(one))
    await decided([one], doneOf(1))
    await answer(queueOf())
    clock.increment(UNDO_SECONDS * 1000 - 1)
    actor.send({ type: 'review.undo' })
    expect(undone).toEqual([{ organisationId: 1, requests: [{ id: 1, version: 2 }] }])
    undo.answer(doneOf(1))
    await settle()
    expect(told.at(-1)).toEqual({ type: 'review.undone', ids: [1], nextId: 1 })
    expect([context().report, context().undoable]).toEqual([null, null])
    await answer(queueOf(one))
    await decided([one], doneOf(1))
    await answer(queueOf())
    clock.increment(UNDO_SECONDS * 1000)
    actor.send({ type: 'review.undo' })
    expect([undone.length, context().undoable, state()]).toEqual([
      1,
      null,
      { queue: 'ready', decision: 'resting' },
    ])
  })

  it('says what could not be decided or taken back, and goes on', async () => {
    const { actor, decide, undo, answer, decided, context, state } = start()
    await answer(queueOf(one, two))
    await decided([one], failed(UNREACHABLE))
    expect([state(), context().refusal]).toEqual([{ queue: 'ready', decision: 'refused' }, UNREACHABLE])
    await decided([one], success({ done: [], failed: [{ id: 1, message: '已由 王老师 审核' }] }))
    expect(state()).toEqual({ queue: 'reading', decision: 'resting' })
    actor.send({ type: 'review.dismiss' })
    expect(context().report).toBeNull()
    await decided([two], doneOf(2))
    actor.send({ type: 'review.undo' })
    undo.answer(success({ done: [], failed: [{ id: 2, message: '超过 10 秒，不能再撤销' }] }))
    await settle()
    expect(context()).toMatchObject({
      refusal: { kind: 'rejected', reason: 'conflict', message: '超过 10 秒，不能再撤销' },
      work: null,
    })
    actor.send({ type: 'review.again' })
    expect(state()).toMatchObject({ decision: 'refused' })
    await decided([two], doneOf(2))
    await decided([one], doneOf(1))
    expect(context().undoable?.requests).toEqual([{ id: 1, version: 2 }])
    actor.send({ type: 'review.undo' })
    undo.fail(new Error('a bug'))
    await settle()
    expect(state()).toMatchObject({ decision: 'defect' })
    actor.send({ type: 'review.retry' })
    actor.send({ type: 'review.decide', work: { requests: [one], verdict: APPROVAL } })
    decide.fail(new Error('a bug'))
    await settle()
    expect(state()).toMatchObject({ decision: 'defect' })
  })

  it('keeps what did not get through, with every word, until it is sent once more or put aside', async () => {
    const { actor, decide, decisions, answer, context, state } = start()
    const rejection: Verdict = { kind: 'reject', reason: 'other', words: '不是本校的资料' }
    await answer(queueOf(one, two))
    actor.send({ type: 'review.decide', work: { requests: [one], verdict: rejection } })
    decide.answer(failed(UNREACHABLE))
    await settle()
    expect(context()).toMatchObject({ refusal: UNREACHABLE, work: { requests: [one], verdict: rejection } })
    actor.send({ type: 'review.again' })
    expect([context().refusal, decisions[1]]).toEqual([null, decisions[0]])
    decide.answer(failed(UNREACHABLE))
    await settle()
    actor.send({ type: 'review.dismiss' })
    expect([context().refusal, context().work]).toEqual([null, null])
    expect(state()).toMatchObject({ decision: 'resting' })
  })

  it('keeps what nobody knows to be taken back, until it is sent once more or put aside', async () => {
    const { actor, undo, undone, answer, decided, context, state } = start()
    await answer(queueOf(one))
    await decided([one], doneOf(1))
    await answer(queueOf())
    actor.send({ type: 'review.undo' })
    undo.answer(failed(UNREACHABLE))
    await settle()
    expect([state(), context().refusal]).toEqual([{ queue: 'ready', decision: 'refused' }, UNREACHABLE])
    actor.send({ type: 'review.again' })
    expect([context().refusal, undone[1]]).toEqual([null, undone[0]])
    undo.answer(failed(UNREACHABLE))
    await settle()
    actor.send({ type: 'review.dismiss' })
    expect([context().refusal, context().undoable]).toEqual([null, null])
    expect(state()).toMatchObject({ decision: 'resting' })
  })

  it('takes nothing back of what was taken down, and has it leave its tab', async () => {
    const { actor, decide, answer, context, shown, state } = start()
    const held = aRequest({ id: 4, status: 'approved' })
    actor.send({ type: 'review.show', query: { ...FIRST, tab: 'approved' } })
    await answer(queueOf(held, one))
    const verdict: Verdict = { kind: 'takeDown', reason: 'copyright', words: '' }
    actor.send({ type: 'review.decide', work: { requests: [held], verdict } })
    decide.answer(doneOf(4))
    await settle()
    expect([shown(), context().undoable, context().report?.kind]).toEqual([[1], null, 'takeDown'])
    expect(state()).toEqual({ queue: 'reading', decision: 'resting' })
  })

  it('takes every transition it declares', () => {
    expect(declaredTransitions(reviewQueueMachine).filter((key) => !log.taken.has(key))).toEqual([])
  })
})

describe('what a reviewer goes by', () => {
  it('goes on to what follows in the queue, at its end to what stands before', () => {
    expect(nextAfter([1, 2, 3], [1])).toBe(2)
    expect(nextAfter([1, 2, 3], [3])).toBe(2)
    expect(nextAfter([1, 2, 3], [1, 3])).toBe(2)
    expect(nextAfter([1], [1])).toBe(0)
  })

  it('marks who waits longer than three days', () => {
    const now = (text: string) => new Date(text)
    expect(overdueDays(one, now('2026-09-04T00:00:00Z'))).toBe(0)
    expect(overdueDays(one, now('2026-09-04T00:00:01Z'))).toBe(3)
    expect(overdueDays(one, now('2026-09-06T12:00:00Z'))).toBe(5)
    const asked: ShareRequest = { ...one, status: 'removing', askedAt: '2026-09-05T12:00:00Z' }
    expect(overdueDays(asked, now('2026-09-06T12:00:00Z'))).toBe(0)
    expect(overdueDays(asked, now('2026-09-09T12:00:00Z'))).toBe(4)
    expect(overdueDays({ ...one, status: 'approved' }, now('2026-09-09T00:00:00Z'))).toBe(0)
  })

  it('takes down what the library holds of somebody else', () => {
    const statuses = SHARE_STATUSES.filter((status) => mayTakeDown({ ...one, status }, 2))
    expect(statuses).toEqual(['approved', 'removing'])
    expect(mayTakeDown({ ...one, status: 'approved' }, one.applicant.id)).toBe(false)
  })

  it('wants at least four signs for 其它, and nothing for the rest', () => {
    expect(isReasonGiven('poor', '')).toBe(true)
    expect(isReasonGiven('other', '不 行 ')).toBe(false)
    expect(isReasonGiven('other', '不合适吧')).toBe(true)
  })
})
