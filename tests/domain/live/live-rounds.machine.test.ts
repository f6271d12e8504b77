import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { liveRoundsMachine } from '#domain/live/live-rounds.machine.ts'
import type { RoundAnswer, RoundDraft, RoundsQuestion, ToldRounds } from '#domain/live/live-rounds.ts'
import type { PushState } from '#domain/live/live-session.ts'
import { POLL_MS } from '#domain/live/polling.ts'
import type { AnswerResult } from '#domain/question/question.ts'
import { LIVE_START } from '#tests/support/courses.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aPushState, aRound } from '#tests/support/lives.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const MINUTE = 60_000
const log = transitionLog()
const unreachable = failed<Failure>({ kind: 'unreachable' })
const closed = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '这一题已经收卷' })
const WATCHING = { line: 'waiting', answering: 'resting' }

const RESULT: AnswerResult = {
  questionId: 10,
  clientId: `live-1-${LIVE_START + 5 * MINUTE}`,
  right: true,
  score: 5,
  solution: { answer: ['B'], analysis: '路程除以速度' },
  answeredAt: '',
}

/** A learner who comes in `minute` minutes after the beginning, on a device whose clock is a minute slow. */
const open = (minute: number, left: readonly RoundDraft[] = []) => {
  const clock = new SimulatedClock()
  const ask = deferred<Result<ToldRounds, Failure>>()
  const answer = deferred<Result<readonly AnswerResult[], Failure>>()
  const questions: RoundsQuestion[] = []
  const answers: RoundAnswer[] = []
  const kept = new Map<string, RoundDraft>(left.map((one) => [one.draft.clientId, one]))
  const actor = createActor(
    liveRoundsMachine.provide({
      actors: {
        ask: fromPromise(({ input }) => {
          questions.push(input)
          return ask.ask()
        }),
        answer: fromPromise(({ input }) => {
          answers.push(input)
          return answer.ask()
        }),
      },
      actions: {
        keep: (_, written) => {
          for (const one of written) kept.set(one.draft.clientId, one)
        },
        forget: (_, settled) => {
          for (const { draft } of settled) kept.delete(draft.clientId)
        },
      },
    }),
    {
      clock,
      inspect: log.inspect,
      input: {
        userId: 7,
        sectionId: 71,
        now: () => LIVE_START + (minute - 1) * MINUTE + clock.now(),
        chance: () => 0,
        offset: MINUTE,
      },
    },
  )
  actor.start()
  const at = () => {
    const { value } = actor.getSnapshot()
    return typeof value === 'string' ? value : value.open
  }
  const serverTime = () => new Date(LIVE_START + minute * MINUTE + clock.now()).toISOString()
  const tell = async (...rounds: PushState['rounds']) => {
    const drafts = [...kept.values()]
    ask.answer(success({ ...aPushState(rounds, { serverTime: serverTime() }), drafts }))
    await settle()
  }
  const context = () => actor.getSnapshot().context
  return { actor, clock, ask, answer, questions, answers, kept, at, tell, context }
}

/** In the first round, half a minute before it closes, with an answer chosen. */
const choosing = async () => {
  const all = open(5.5)
  await all.tell(aRound(1, 5))
  all.actor.send({ type: 'liveRounds.give', roundId: 1, partId: 10, given: { kind: 'keys', keys: ['B'] } })
  return all
}

describe('the line', () => {
  it('tells who comes late of the round that is open, and asks for what is new', async () => {
    const { clock, questions, at, tell, context } = open(5.5)
    await tell(aRound(1, 1, { open: false }), aRound(2, 5))
    expect(at()).toEqual(WATCHING)
    expect(context()).toMatchObject({ offset: MINUTE, onlineCount: 31, failures: 0 })
    expect(context().rounds.map(({ id, open: isOpen }) => [id, isOpen])).toEqual([
      [1, false],
      [2, true],
    ])
    clock.increment(POLL_MS - 1)
    expect(questions).toEqual([{ userId: 7, sectionId: 71, afterRound: 0 }])
    clock.increment(1)
    expect(questions).toEqual([
      { userId: 7, sectionId: 71, afterRound: 0 },
      { userId: 7, sectionId: 71, afterRound: 1 },
    ])
  })

  it('asks right after a round closed', async () => {
    const { clock, questions, tell } = open(5.5)
    await tell(aRound(1, 5, { closeTime: new Date(LIVE_START + 5.5 * MINUTE + 1000).toISOString() }))
    clock.increment(1299)
    expect(questions.length).toBe(1)
    clock.increment(1)
    expect(questions.length).toBe(2)
  })

  it('that is broken keeps what it knew, waits longer each time, and can be asked to hurry', async () => {
    const { actor, clock, ask, questions, tell, context } = open(5.5)
    await tell(aRound(1, 5))
    clock.increment(POLL_MS)
    ask.answer(unreachable)
    await settle()
    expect(context().failures).toBe(1)
    expect(context().nextAskAt - context().now()).toBe(5000)
    clock.increment(5000)
    ask.answer(unreachable)
    await settle()
    expect(context().nextAskAt - context().now()).toBe(10_000)
    expect(context().rounds.length).toBe(1)
    actor.send({ type: 'liveRounds.reconnect' })
    expect(questions.length).toBe(4)
    await tell(aRound(1, 5))
    expect(context().failures).toBe(0)
  })
})

describe('an answer', () => {
  it('is sent once, named after its round, and the state is asked for anew', async () => {
    const { actor, clock, answer, answers, questions, context } = await choosing()
    clock.increment(2000)
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    const item = {
      questionId: 10,
      pointId: 0,
      answer: ['B'],
      useTime: 2,
      clientId: `live-1-${LIVE_START + 5 * MINUTE}`,
    }
    expect(answers).toEqual([{ sectionId: 71, roundId: 1, items: [item] }])
    answer.answer(success([RESULT]))
    await settle()
    const [round] = context().rounds
    expect(round).toMatchObject({
      answered: ['B'],
      question: { answered: ['B'], right: true, solution: RESULT.solution },
    })
    expect(questions.length).toBe(2)
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    expect(answers.length).toBe(1)
  })

  it('is known although the state had been asked for before', async () => {
    const { actor, clock, ask, answer, questions, context } = await choosing()
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    clock.increment(POLL_MS)
    expect(questions.length).toBe(2)
    answer.answer(success([RESULT]))
    await settle()
    expect(questions.length).toBe(3)
    ask.answer(unreachable)
    await settle()
    expect(context().rounds[0]?.answered).toEqual(['B'])
  })

  it('is not sent while there is none, to a round that nobody knows, or after it closed', async () => {
    const { actor, clock, answers, tell } = open(5.5)
    await tell(aRound(1, 5))
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    actor.send({ type: 'liveRounds.submit', roundId: 2 })
    actor.send({ type: 'liveRounds.give', roundId: 1, partId: 10, given: { kind: 'keys', keys: ['A'] } })
    clock.increment(30_000)
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    expect(answers).toEqual([])
  })

  it('that was too late says so', async () => {
    const { actor, answer, at, questions, context } = await choosing()
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    answer.answer(closed)
    await settle()
    expect(context().sendFailure).toEqual({ kind: 'rejected', reason: 'conflict', message: '这一题已经收卷' })
    expect([at(), questions.length]).toEqual([{ line: 'asking', answering: 'resting' }, 2])
  })

  it('that may not have arrived is sent again as it was, by itself or when asked for', async () => {
    const { actor, clock, answer, answers, at, context } = await choosing()
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    answer.answer(unreachable)
    await settle()
    expect(at()).toMatchObject({ answering: 'lost' })
    actor.send({ type: 'liveRounds.give', roundId: 1, partId: 10, given: { kind: 'keys', keys: ['A'] } })
    clock.increment(POLL_MS)
    answer.answer(failed<Failure>({ kind: 'rejected', reason: 'unavailable', message: '' }))
    await settle()
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    answer.answer(success([RESULT]))
    await settle()
    expect(answers.map(({ items }) => items)).toEqual([
      answers[0]?.items,
      answers[0]?.items,
      answers[0]?.items,
    ])
    expect(context().sendFailure).toBeNull()
  })

  it('that did not arrive before the round closed is given up', async () => {
    const { actor, clock, answer, answers, at, context } = await choosing()
    clock.increment(29_000)
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    answer.answer(unreachable)
    await settle()
    clock.increment(POLL_MS)
    expect([at(), answers.length]).toEqual([expect.objectContaining({ answering: 'resting' }), 1])
    expect(context()).toMatchObject({ sentRound: 1, sendFailure: { kind: 'unreachable' } })
  })
})

/** What a page that is gone left of the first round. */
const leftOver = (tried: boolean): RoundDraft => ({
  place: { userId: 7, sectionId: 71, questionId: 10 },
  draft: {
    sheet: { 10: { kind: 'keys', keys: ['C'] } },
    clientId: `live-1-${LIVE_START + 5 * MINUTE}`,
    tried,
  },
})

describe('what is written', () => {
  it('is kept at every change, and until the server has it', async () => {
    const { actor, kept, answer } = await choosing()
    const chosen = { ...leftOver(false).draft, sheet: { 10: { kind: 'keys', keys: ['B'] } } }
    expect([...kept.values()]).toEqual([{ ...leftOver(false), draft: chosen }])
    actor.send({ type: 'liveRounds.submit', roundId: 1 })
    expect([...kept.values()]).toEqual([{ ...leftOver(false), draft: { ...chosen, tried: true } }])
    answer.answer(success([RESULT]))
    await settle()
    expect([...kept.values()]).toEqual([])
  })

  it('is there again after a reload, not in place of what is written since', async () => {
    const { actor, clock, tell, context, answers } = open(5.5, [leftOver(false)])
    await tell(aRound(1, 5))
    expect(context().sheets).toEqual({ 1: leftOver(false).draft.sheet })
    actor.send({ type: 'liveRounds.give', roundId: 1, partId: 10, given: { kind: 'keys', keys: ['D'] } })
    clock.increment(POLL_MS)
    await tell(aRound(1, 5))
    expect([context().sheets[1], answers]).toEqual([{ 10: { kind: 'keys', keys: ['D'] } }, []])
  })

  it('and was sent without an answer is sent again as it was, once the page is there again', async () => {
    const { answer, answers, at, kept, tell, context } = open(5.5, [leftOver(true)])
    await tell(aRound(1, 5))
    expect(at()).toEqual({ line: 'waiting', answering: 'sending' })
    const { clientId } = leftOver(true).draft
    expect(answers).toEqual([
      {
        sectionId: 71,
        roundId: 1,
        items: [{ questionId: 10, pointId: 0, answer: ['C'], useTime: 0, clientId }],
      },
    ])
    answer.answer(success([{ ...RESULT, right: false }]))
    await settle()
    expect([context().rounds[0]?.answered, context().untold, [...kept.keys()]]).toEqual([['C'], [], []])
  })

  it('to a round that is closed is given up, and known to have been written', async () => {
    const written = open(7, [leftOver(false)])
    await written.tell(aRound(1, 5, { open: false }))
    expect([[...written.kept.keys()], written.context().sheets, written.context().untold]).toEqual([
      [],
      { 1: leftOver(false).draft.sheet },
      [],
    ])
    const sent = open(7, [leftOver(true)])
    await sent.tell(aRound(1, 5, { open: false }))
    expect([sent.answers, sent.context().untold, [...sent.kept.keys()]]).toEqual([[], [1], []])
  })

  it('to the same round of another day is another answer', async () => {
    const yesterday = { ...leftOver(true).draft, clientId: `live-1-${LIVE_START - 24 * 60 * MINUTE}` }
    const { tell, context, answers } = open(5.5, [{ ...leftOver(true), draft: yesterday }])
    await tell(aRound(1, 5))
    expect([context().sheets, answers]).toEqual([{}, []])
  })
})

describe('a bug', () => {
  it('of asking or of answering is a defect that can be left', async () => {
    const { actor, ask, at } = open(5.5)
    ask.fail(new Error('a bug'))
    await settle()
    expect(at()).toBe('defect')
    actor.send({ type: 'liveRounds.reconnect' })
    expect(at()).toEqual({ line: 'asking', answering: 'resting' })
    const other = await choosing()
    other.actor.send({ type: 'liveRounds.submit', roundId: 1 })
    other.answer.fail(new Error('a bug'))
    await settle()
    expect(other.at()).toBe('defect')
  })
})

it('takes every transition it declares', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(liveRoundsMachine))
})
