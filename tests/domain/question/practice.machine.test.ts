import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { OpenedPractice, PracticeEvent, PracticeInput } from '#domain/question/practice.events.ts'
import { practiceMachine } from '#domain/question/practice.machine.ts'
import { SECOND_MS } from '#domain/question/practice.setup.ts'
import { finishedOf, type Practice, unsentOf, withGiven, workOn } from '#domain/question/practice.ts'
import { stamped } from '#domain/question/shared-practice.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aPractice, keys, written } from '#tests/support/practices.ts'
import { anItem, aResult } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const NOON = Date.parse('2026-09-01T04:00:00.000Z')
const log = transitionLog()
const BLANK = aPractice()
const offline: Failure = { kind: 'unreachable' }
const choice = { type: 'practice.give' as const, questionId: 1, partId: 1, given: keys('B') }

const start = () => {
  const asked = deferred<Result<OpenedPractice, Failure>>()
  const kept: (Practice | null)[] = []
  const recording = deferred<Result<true, Failure>>()
  const recorded: unknown[] = []
  const receipts: { tell: (event: PracticeEvent) => void } = { tell: () => undefined }
  const tabs: { tell: (there: Practice) => void; watched: string[] } = { tell: () => undefined, watched: [] }
  const clock = new SimulatedClock()
  const actor = createActor(
    practiceMachine.provide({
      actors: {
        open: fromPromise<Result<OpenedPractice, Failure>, PracticeInput>(asked.ask),
        record: fromPromise<Result<true, Failure>, Practice>(({ input }) => {
          recorded.push([input.id, input.seconds, input.questions.length])
          return recording.ask()
        }),
        receipts: fromCallback<PracticeEvent>(({ sendBack }) => {
          receipts.tell = sendBack
        }),
        watch: fromCallback<PracticeEvent, Practice>(({ input, sendBack }) => {
          tabs.watched.push(input.id)
          tabs.tell = (there) => sendBack({ type: 'practice.changedElsewhere', there })
        }),
      },
      actions: { keep: ({ context }) => kept.push(context.practice) },
    }),
    {
      input: {
        userId: 7,
        scope: { kind: 'questions', ids: [1, 2, 3] },
        finishedId: '',
        now: () => NOON + clock.now(),
      },
      clock,
      inspect: log.inspect,
    },
  )
  actor.start()
  const now = () => {
    const { practice } = actor.getSnapshot().context
    if (practice === null) throw new Error('there is no practice')
    return practice
  }
  return { actor, asked, kept, receipts, tabs, clock, recording, recorded, now }
}

const opened = async (practice = aPractice(), resumed = false) => {
  const begun = start()
  begun.asked.answer(success({ practice, resumed }))
  await settle()
  return begun
}

describe('a practice', () => {
  it.each([
    ['empty', success({ practice: aPractice({ questions: [] }), resumed: false })],
    ['failed', failed(offline)],
  ])('that opens %s says so', async (state, answer) => {
    const { actor, asked } = start()
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    asked.answer(answer)
    await settle()
    expect(actor.getSnapshot().value).toBe(state)
  })

  it('that was handed in elsewhere is not begun anew, until somebody wants another', async () => {
    const { actor, asked } = start()
    const told: string[] = []
    actor.on('practice.left', ({ type }) => told.push(type))
    asked.answer(success({ practice: null, resumed: true }))
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual(['elsewhere', false])
    actor.send({ type: 'practice.again' })
    asked.answer(success({ practice: aPractice(), resumed: false }))
    await settle()
    expect(actor.getSnapshot().matches({ opened: 'running' })).toBe(true)
    expect(told).toEqual(['practice.left'])
  })

  it('can be tried again, also after a bug', async () => {
    const { actor, asked, now } = start()
    asked.answer(failed(offline))
    await settle()
    actor.send({ type: 'practice.retry' })
    asked.fail(new Error('bug'))
    await settle()
    expect(actor.getSnapshot().value).toBe('defect')
    actor.send({ type: 'practice.retry' })
    asked.answer(success({ practice: aPractice(), resumed: true }))
    await settle()
    expect([now(), actor.getSnapshot().context.resumed]).toEqual([aPractice(), true])
  })

  it('keeps every change, and the time now and then', async () => {
    const { actor, kept, clock, now } = await opened()
    actor.send(choice)
    actor.send({ type: 'practice.goTo', at: 2 })
    actor.send({ type: 'practice.flag', questionId: 3 })
    actor.send({ type: 'practice.lay', layout: 'sheet' })
    expect([now().at, now().layout, workOn(now(), 3).flagged, kept.length]).toEqual([2, 'sheet', true, 5])
    for (let second = 0; second < 10; second += 1) clock.increment(SECOND_MS)
    expect([now().seconds, kept.length]).toEqual([10, 6])
    actor.send({ type: 'practice.pause' })
    clock.increment(60 * SECOND_MS)
    actor.send({ type: 'practice.goOn' })
    clock.increment(SECOND_MS)
    expect(now().seconds).toBe(11)
  })

  it('hands one answer in when it is one, and marks it when the receipt comes', async () => {
    const { actor, receipts, now } = await opened()
    actor.send({ type: 'practice.check', questionId: 1 })
    expect(actor.getSnapshot().context.problem).toEqual({
      questionId: 1,
      partId: 1,
      problem: { kind: 'unchosen' },
    })
    actor.send(choice)
    expect(actor.getSnapshot().context.problem).toBe(null)
    actor.send({ type: 'practice.check', questionId: 1 })
    const items = unsentOf(now()).flatMap((answer) => answer.items)
    receipts.tell({ type: 'practice.refused', items, failure: offline })
    expect([unsentOf(now()), actor.getSnapshot().context.failure]).toEqual([[], offline])
    actor.send({ type: 'practice.check', questionId: 1 })
    expect([unsentOf(now()).length, actor.getSnapshot().context.failure]).toEqual([1, null])
    const clientId = unsentOf(now())[0]?.items[0]?.clientId ?? ''
    receipts.tell({
      type: 'practice.delivered',
      items: [anItem({ clientId })],
      results: [aResult({ clientId })],
    })
    expect([now().questions[0]?.right, unsentOf(now())]).toEqual([true, []])
  })

  it('ends with everything handed in; essays are marked after it, and another can be begun', async () => {
    const { actor, asked, receipts, now } = await opened()
    actor.send({
      ...choice,
      questionId: 2,
      partId: 2,
      given: { kind: 'essay', text: { html: '<p>因为</p>', length: 2, pictures: 0 } },
    })
    actor.send({ type: 'practice.finish' })
    expect([actor.getSnapshot().value, now().finished]).toEqual([{ opened: { finished: 'recording' } }, true])
    const items = unsentOf(now()).flatMap((answer) => answer.items)
    receipts.tell({
      type: 'practice.delivered',
      items,
      results: items.map(({ clientId }) => aResult({ questionId: 2, clientId, right: null })),
    })
    actor.send({ type: 'practice.markSelf', questionId: 2, partId: 2, share: 1 })
    expect(unsentOf(now())[0]?.items[0]?.selfScore).toBe(8)
    actor.send({ type: 'practice.again' })
    expect(actor.getSnapshot().context.practice).toBe(null)
    asked.answer(success({ practice: aPractice(), resumed: false }))
    await settle()
    expect(now().finished).toBe(false)
  })

  it('is recorded when it is handed in, and once more when the network is back or somebody asks', async () => {
    const { actor, recording, recorded, receipts, now } = await opened()
    const value = () => actor.getSnapshot().value
    actor.send(choice)
    actor.send({ type: 'practice.finish' })
    expect(recorded).toEqual([[now().id, now().seconds, 3]])
    recording.answer(failed(offline))
    await settle()
    expect(value()).toEqual({ opened: { finished: 'unrecorded' } })
    actor.send({ type: 'practice.retry' })
    recording.fail(new Error('broken'))
    await settle()
    const [waiting] = unsentOf(now()).flatMap((answer) => answer.items)
    const clientId = waiting?.clientId ?? ''
    receipts.tell({
      type: 'practice.delivered',
      items: [anItem({ clientId })],
      results: [aResult({ clientId })],
    })
    expect([value(), unsentOf(now())]).toEqual([{ opened: { finished: 'recording' } }, []])
    recording.answer(success(true))
    await settle()
    expect([value(), recorded.length]).toEqual([{ opened: { finished: 'recorded' } }, 3])
  })

  it('that was handed in is shown as it ended, tells which one it is, and is left for another', async () => {
    const { actor, asked, recording, recorded } = start()
    const { emitted } = record(actor)
    asked.answer(success({ practice: aPractice({ finished: true }), resumed: true }))
    await settle()
    recording.answer(success(true))
    await settle()
    expect(actor.getSnapshot().value).toEqual({ opened: { finished: 'recorded' } })
    expect(recorded.length).toBe(1)
    actor.send({ type: 'practice.again' })
    asked.answer(success({ practice: aPractice({ id: 'practice-two' }), resumed: false }))
    await settle()
    actor.send({ type: 'practice.finish' })
    expect(emitted).toEqual([{ type: 'practice.left' }, { type: 'practice.finished', id: 'practice-two' }])
  })

  // R-tabs-3.
  it('goes on in another tab: takes over what is answered there, and counts no time until something is done here again', async () => {
    const { actor, kept, tabs, clock, now } = await opened()
    expect(tabs.watched).toEqual(['practice-one'])
    actor.send({ type: 'practice.goTo', at: 1 })
    clock.increment(2000)
    const given = { questionId: 1, partId: 1, given: keys('C') }
    const there = stamped(BLANK, withGiven(BLANK, given), NOON + 1500)
    const writes = kept.length
    tabs.tell({ ...there, seconds: 9 })
    expect([now().at, now().seconds, workOn(now(), 1).draft.sheet]).toEqual([1, 9, { 1: keys('C') }])
    for (let second = 0; second < 60; second += 1) clock.increment(SECOND_MS)
    expect([now().seconds, kept.length]).toEqual([9, writes])
    actor.send({ type: 'practice.goTo', at: 2 })
    clock.increment(SECOND_MS)
    expect([now().seconds, kept.length]).toEqual([10, writes + 2])
  })

  it('is handed in here once it was handed in in another tab, with what only this one had, and says so', async () => {
    const { actor, kept, tabs, now } = await opened()
    const { emitted } = record(actor)
    actor.send(choice)
    const given = { questionId: 2, partId: 2, given: written('<p>因为</p>') }
    const there = stamped(BLANK, finishedOf(withGiven(BLANK, given)), NOON + 1)
    tabs.tell(there)
    expect(actor.getSnapshot().value).toEqual({ opened: { finished: 'recording' } })
    expect([actor.getSnapshot().context.endedElsewhere, now().finished]).toEqual([true, true])
    expect(emitted).toEqual([{ type: 'practice.finished', id: 'practice-one' }])
    const sent = unsentOf(now()).flatMap(({ items }) => items)
    expect(sent.map(({ questionId, answer }) => [questionId, answer])).toEqual([
      [1, ['B']],
      [2, ['<p>因为</p>']],
    ])
    expect(kept.at(-1)).toEqual(now())
    tabs.tell({ ...now(), finished: false })
    expect(now().finished).toBe(true)
    actor.send({ type: 'practice.again' })
    expect(actor.getSnapshot().context.endedElsewhere).toBe(false)
  })

  it('writes again what a tab that wrote at the same time wrote over', async () => {
    const { actor, kept, tabs, now } = await opened()
    actor.send(choice)
    const writes = kept.length
    tabs.tell(aPractice({ seconds: 4 }))
    expect([kept.length, kept.at(-1)]).toEqual([writes + 1, now()])
    expect([now().seconds, workOn(now(), 1).draft.sheet]).toEqual([4, { 1: keys('B') }])
    tabs.tell({ ...now(), seconds: 5 })
    expect([kept.length, now().seconds]).toEqual([writes + 1, 5])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(practiceMachine))
  })
})
