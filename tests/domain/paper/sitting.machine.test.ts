import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ClockReading, SpentTime } from '#domain/paper/clock-reading.ts'
import type { OpenedPaper } from '#domain/paper/composer.setup.ts'
import type { Marked, SittingDraft, SittingPlace } from '#domain/paper/paper-sitting.ts'
import { sittingMachine } from '#domain/paper/sitting.machine.ts'
import { type SittingEvent, timeLeftOf } from '#domain/paper/sitting.setup.ts'
import type { Given } from '#domain/question/answer-sheet.ts'
import { readingAt } from '#tests/support/clock-readings.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aPaper } from '#tests/support/papers.ts'
import { aQuestion } from '#tests/support/questions.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const NOON = Date.parse('2026-09-01T04:00:00.000Z')
const MINUTE_MS = 60_000
const QUESTIONS = [11, 12, 13, 21, 22].map((id) => aQuestion({ id }))
const MARKED: Marked = { results: [], solved: QUESTIONS }
const CHOSEN: Given = { kind: 'keys', keys: ['B'] }

const aDraft = (change: Partial<SittingDraft> = {}): SittingDraft => ({
  practiceId: 'sitting-1',
  startedAt: NOON,
  sheet: {},
  handedInAt: null,
  ownMarks: {},
  changedAt: {},
  ...change,
})

/** So much is over, by clocks that nobody set. */
const spentAt = (ms: number): SpentTime => ({ ms, at: readingAt(NOON + ms, { server: NOON + ms }) })

const log = transitionLog()

const start = () => {
  const clock = new SimulatedClock()
  let sleptMs = 0
  let setMs = 0
  let isReached = true
  const look = (): ClockReading => {
    const now = NOON + clock.now()
    return readingAt(now, {
      device: now + sleptMs + setMs,
      server: isReached ? now + sleptMs : null,
    })
  }
  const open = deferred<Result<{ opened: OpenedPaper; draft: SittingDraft | null }, Failure>>()
  const submit = deferred<Result<Marked, Failure>>()
  const begin = deferred<SittingDraft>()
  const sent: unknown[] = []
  const waited: number[] = []
  let deliver = () => {}
  let tell: (there: SittingDraft) => void = () => {}
  const stored: string[] = []
  const actor = createActor(
    sittingMachine.provide({
      actors: {
        open: fromPromise(() => open.ask()),
        begin: fromPromise(() => begin.ask()),
        delivery: fromCallback<SittingEvent, number>(({ input, sendBack }) => {
          waited.push(input)
          deliver = () => sendBack({ type: 'sitting.delivered' })
        }),
        watch: fromCallback<SittingEvent, SittingPlace>(({ sendBack }) => {
          tell = (there) => sendBack({ type: 'sitting.changedElsewhere', there })
        }),
        submit: fromPromise(async ({ input: { draft } }) => {
          sent.push(draft)
          const marked = await submit.ask()
          return marked.ok ? success({ draft, marked: marked.value }) : marked
        }),
      },
      actions: {
        keep: (_, { place, draft }) =>
          stored.push(
            draft?.handedInAt === null
              ? `keep ${place.paperId} ${JSON.stringify(draft.sheet)}`
              : `keep sat ${place.paperId} ${JSON.stringify(draft?.ownMarks)}`,
          ),
        post: (_, { practiceId, item }) =>
          stored.push(`post ${practiceId} ${item.questionId} ${item.selfScore}`),
      },
    }),
    {
      input: { userId: 1, paperId: 9, look },
      clock,
      inspect: log.inspect,
    },
  )
  const { states } = record(actor)
  actor.start()
  const state = () => actor.getSnapshot().value
  const context = () => actor.getSnapshot().context
  /** The computer sleeps: its clock goes on as the server's does, and nothing that waits or counts. */
  const sleep = (ms: number) => {
    sleptMs += ms
  }
  /** Somebody sets the clock of the computer. */
  const set = (ms: number) => {
    setMs += ms
  }
  const cut = () => {
    isReached = false
  }
  return {
    actor,
    clock,
    sleep,
    set,
    cut,
    look,
    open,
    submit,
    begin,
    waited,
    deliver: () => deliver(),
    tell: (there: SittingDraft) => tell(there),
    sent,
    stored,
    states,
    state,
    context,
  }
}

const opened = async ({ minutes = 0, draft = null as SittingDraft | null } = {}) => {
  const started = start()
  started.open.answer(success({ opened: { paper: aPaper({ minutes }), questions: QUESTIONS }, draft }))
  await settle()
  return started
}

const answering = async (minutes = 0) => {
  const started = await opened({ minutes })
  started.actor.send({ type: 'sitting.start' })
  started.begin.answer(aDraft({ spent: spentAt(0) }))
  await settle()
  return started
}

describe('a paper that is answered on screen', () => {
  it.each<[Failure, string]>([
    [{ kind: 'rejected', reason: 'missing', message: '' }, 'missing'],
    [{ kind: 'forbidden', message: '' }, 'forbidden'],
    [OFFLINE, 'failed'],
  ])('says why it cannot be opened: %o', async (failure, state) => {
    const sitting = start()
    sitting.open.answer(failed(failure))
    await settle()
    expect([sitting.state(), sitting.context().failure]).toEqual([state, failure])
  })

  it('is opened again where it could not be, or where something broke', async () => {
    const { actor, open, states } = start()
    open.answer(failed(OFFLINE))
    await settle()
    actor.send({ type: 'sitting.retry' })
    open.fail(new Error('a bug'))
    await settle()
    actor.send({ type: 'sitting.retry' })
    open.answer(success({ opened: { paper: aPaper(), questions: QUESTIONS }, draft: null }))
    await settle()
    expect(states).toEqual(['loading', 'failed', 'loading', 'defect', 'loading', 'ready'])
  })

  it('waits until somebody begins, and keeps every answer', async () => {
    const { actor, stored, states, context } = await answering()
    actor.send({ type: 'sitting.give', partId: 11, given: CHOSEN })
    expect(states).toEqual(['loading', 'ready', 'beginning', 'answering'])
    expect(context().draft).toEqual(
      aDraft({ spent: spentAt(0), sheet: { 11: CHOSEN }, changedAt: { 11: NOON } }),
    )
    expect(stored).toEqual(['keep 9 {}', 'keep 9 {"11":{"kind":"keys","keys":["B"]}}'])
  })

  it('goes on where it was left', async () => {
    const draft = aDraft({ sheet: { 12: CHOSEN } })
    const { state, context } = await opened({ draft })
    expect([state(), context().draft]).toEqual(['answering', draft])
  })

  it('is handed in, marked, kept with what it was, and marked by hand where it must be', async () => {
    const { actor, submit, sent, stored, states, context } = await answering()
    actor.send({ type: 'sitting.submit' })
    submit.answer(success(MARKED))
    await settle()
    actor.send({ type: 'sitting.mark', partId: 22, won: 3, full: 5 })
    actor.send({ type: 'sitting.mark', partId: 22, won: 4.5, full: 5 })
    expect(states).toEqual(['loading', 'ready', 'beginning', 'answering', 'submitting', 'marked'])
    // Of the points of the question itself as much as of those on the paper.
    const { score } = aQuestion({ id: 22 })
    const posted = (share: number) => `post sitting-1 22 ${share * score}`
    expect(sent).toEqual([aDraft({ spent: spentAt(0), handedInAt: NOON })])
    expect(stored).toEqual([
      'keep 9 {}',
      'keep sat 9 {}',
      'keep sat 9 {"22":3}',
      posted(0.6),
      'keep sat 9 {"22":4.5}',
      posted(0.9),
    ])
    expect([context().marked, context().draft?.ownMarks]).toEqual([MARKED, { 22: 4.5 }])
  })

  it('keeps everything where it could not be sent, and is sent again as the same sitting', async () => {
    const { actor, clock, submit, sent, states, context } = await answering()
    actor.send({ type: 'sitting.give', partId: 11, given: CHOSEN })
    actor.send({ type: 'sitting.submit' })
    submit.answer(failed(OFFLINE))
    await settle()
    expect(context().failure).toEqual(OFFLINE)
    clock.increment(MINUTE_MS)
    actor.send({ type: 'sitting.submit' })
    submit.answer(success(MARKED))
    await settle()
    const draft = aDraft({
      spent: spentAt(0),
      sheet: { 11: CHOSEN },
      handedInAt: NOON,
      changedAt: { 11: NOON },
    })
    expect(sent).toEqual([draft, draft])
    expect(states.slice(-4)).toEqual(['submitting', 'unsent', 'submitting', 'marked'])
  })

  it('is asked for again once the outbox has sent it, also where it was opened anew', async () => {
    const { actor, submit, waited, deliver, state } = await answering()
    actor.send({ type: 'sitting.submit' })
    submit.answer(failed(OFFLINE))
    await settle()
    deliver()
    submit.answer(success(MARKED))
    await settle()
    expect([waited, state()]).toEqual([[9], 'marked'])
    const again = await opened({ draft: aDraft({ handedInAt: NOON }) })
    again.submit.answer(failed(OFFLINE))
    await settle()
    expect(again.state()).toBe('failed')
    again.deliver()
    expect(again.state()).toBe('loading')
  })

  it('is sent by itself when its time is up', async () => {
    const { clock, sent, state, context, look } = await answering(45)
    expect(timeLeftOf(context(), look())).toBe(45 * MINUTE_MS)
    clock.increment(45 * MINUTE_MS - 1)
    expect(state()).toBe('answering')
    clock.increment(1)
    const end = { spent: spentAt(45 * MINUTE_MS), handedInAt: NOON + 45 * MINUTE_MS }
    expect([state(), sent]).toEqual(['submitting', [aDraft(end)]])
  })

  it('is sent within ten seconds of waking when its time went by while the computer slept', async () => {
    const { clock, sleep, sent, stored, state } = await answering(45)
    const before = [...stored]
    clock.increment(MINUTE_MS)
    sleep(60 * MINUTE_MS)
    expect([state(), stored]).toEqual(['answering', before])
    clock.increment(10_000)
    expect([state(), sent]).toMatchObject(['submitting', [{ handedInAt: NOON + 61 * MINUTE_MS + 10_000 }]])
  })

  const HOURS_MS = 5 * 60 * MINUTE_MS

  // R-paper-6.
  it.each([
    ['ahead', HOURS_MS, 'reached'],
    ['back', -HOURS_MS, 'reached'],
    ['ahead', HOURS_MS, 'away'],
    ['back', -HOURS_MS, 'away'],
  ])('has its time, no more and no less, where the clock is set %s by %i ms with the server %s', async (_, ms, server) => {
    const { actor, clock, set, cut, sent, state, context, look } = await answering(45)
    if (server === 'away') cut()
    clock.increment(10 * MINUTE_MS)
    actor.send({ type: 'sitting.give', partId: 11, given: CHOSEN })
    clock.increment(10 * MINUTE_MS)
    set(ms)
    clock.increment(MINUTE_MS)
    expect([state(), timeLeftOf(context(), look())]).toEqual(['answering', 24 * MINUTE_MS])
    actor.send({ type: 'sitting.give', partId: 12, given: CHOSEN })
    clock.increment(24 * MINUTE_MS - 1)
    expect(state()).toBe('answering')
    clock.increment(1)
    expect([state(), sent]).toMatchObject(['submitting', [{ spent: { ms: 45 * MINUTE_MS } }]])
  })

  it.each([
    ['ahead', HOURS_MS],
    ['back', -HOURS_MS],
  ])('goes on after a reload from where the server knows it to be, also where the clock was set %s meanwhile', async (_, ms) => {
    const left = { ms: 20 * MINUTE_MS, at: readingAt(NOON - 5 * MINUTE_MS, { server: NOON - 5 * MINUTE_MS }) }
    const at = { ...left.at, device: left.at.device - ms, visit: 2 }
    const { state, context, look } = await opened({ minutes: 45, draft: aDraft({ spent: { ...left, at } }) })
    expect([state(), timeLeftOf(context(), look())]).toEqual(['answering', 20 * MINUTE_MS])
  })

  it('is sent at once when its time went by while nobody was there', async () => {
    const { clock, state } = await opened({
      minutes: 45,
      draft: aDraft({ startedAt: NOON - 60 * MINUTE_MS }),
    })
    clock.increment(0)
    expect(state()).toBe('submitting')
  })

  it('shows what came of it when it is come back to, and does not begin again by itself', async () => {
    const draft = aDraft({ sheet: { 11: CHOSEN }, handedInAt: NOON, ownMarks: { 22: 3 } })
    const { actor, submit, begin, sent, states, context, clock } = await opened({ minutes: 45, draft })
    submit.answer(success(MARKED))
    await settle()
    clock.increment(60 * MINUTE_MS)
    expect([states, sent]).toEqual([['loading', 'recalling', 'marked'], [draft]])
    expect([context().marked, context().draft]).toEqual([MARKED, draft])
    actor.send({ type: 'sitting.start' })
    begin.answer(aDraft({ practiceId: 'sitting-2' }))
    await settle()
    expect([states.at(-1), context().draft]).toEqual(['answering', aDraft({ practiceId: 'sitting-2' })])
  })

  it.each([
    [
      'could not be read',
      (asked: ReturnType<typeof start>) => asked.submit.answer(failed(OFFLINE)),
      'failed',
    ],
    ['broke', (asked: ReturnType<typeof start>) => asked.submit.fail(new Error('a bug')), 'defect'],
  ] as const)('says that what came of it %s, and tries again', async (_, end, state) => {
    const sitting = await opened({ draft: aDraft({ handedInAt: NOON }) })
    end(sitting)
    await settle()
    sitting.actor.send({ type: 'sitting.retry' })
    expect(sitting.states).toEqual(['loading', 'recalling', state, 'loading'])
  })

  it('has no end without a limit', async () => {
    const { clock, state, context, look } = await answering()
    expect(timeLeftOf(context(), look())).toBeNull()
    clock.increment(24 * 60 * MINUTE_MS)
    expect(state()).toBe('answering')
  })

  it('is sat again from the start, with nothing of the last time', async () => {
    const { actor, submit, begin, context, state } = await answering()
    actor.send({ type: 'sitting.submit' })
    submit.answer(success(MARKED))
    await settle()
    actor.send({ type: 'sitting.mark', partId: 22, won: 3, full: 5 })
    actor.send({ type: 'sitting.start' })
    begin.answer(aDraft({ practiceId: 'sitting-2' }))
    await settle()
    const { draft, marked } = context()
    expect([state(), draft, marked]).toEqual(['answering', aDraft({ practiceId: 'sitting-2' }), null])
  })

  it.each(['begin', 'submit'] as const)('says that something broke: %s', async (actor) => {
    const sitting = await opened(actor === 'begin' ? {} : { draft: aDraft() })
    sitting.actor.send({ type: actor === 'begin' ? 'sitting.start' : 'sitting.submit' })
    sitting[actor].fail(new Error('a bug'))
    await settle()
    expect(sitting.state()).toBe('defect')
  })

  // R-tabs-3.
  it('is begun and answered in another tab: taken over here, and nothing is written for it', async () => {
    const { tell, stored, state, context } = await opened()
    tell(aDraft())
    expect(state()).toBe('answering')
    const there = aDraft({ sheet: { 11: CHOSEN }, changedAt: { 11: NOON } })
    tell(there)
    expect([context().draft, stored]).toEqual([there, []])
  })

  it('writes again what a tab that wrote at the same time wrote over', async () => {
    const { actor, tell, stored, context } = await answering()
    actor.send({ type: 'sitting.give', partId: 11, given: CHOSEN })
    tell(aDraft({ sheet: { 12: CHOSEN }, changedAt: { 12: NOON } }))
    const both = aDraft({
      spent: spentAt(0),
      sheet: { 11: CHOSEN, 12: CHOSEN },
      changedAt: { 11: NOON, 12: NOON },
    })
    expect(context().draft).toEqual(both)
    expect(stored.at(-1)).toBe(`keep 9 ${JSON.stringify(both.sheet)}`)
  })

  it('is handed in here once it was handed in in another tab, and says so until another is begun', async () => {
    const { actor, tell, submit, begin, sent, stored, state, context } = await answering()
    const writes = stored.length
    const there = aDraft({
      spent: spentAt(0),
      sheet: { 12: CHOSEN },
      changedAt: { 12: NOON },
      handedInAt: NOON + 5,
    })
    tell(there)
    expect([state(), sent]).toEqual(['recalling', [there]])
    submit.answer(success(MARKED))
    await settle()
    expect([state(), context().endedElsewhere, stored.length]).toEqual(['marked', true, writes])
    const own = { ...there, ownMarks: { 22: 3 }, changedAt: { 12: NOON, 22: NOON + 9 } }
    tell(own)
    tell(aDraft({ practiceId: 'sitting-2', startedAt: NOON + 60 }))
    expect([state(), context().draft]).toEqual(['marked', own])
    actor.send({ type: 'sitting.start' })
    begin.answer(aDraft({ practiceId: 'sitting-2' }))
    await settle()
    expect([state(), context().endedElsewhere]).toEqual(['answering', false])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(sittingMachine))
  })
})
