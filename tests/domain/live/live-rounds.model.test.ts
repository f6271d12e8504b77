import { describe, expect, it } from 'vitest'
import { fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { liveRoundsMachine } from '#domain/live/live-rounds.machine.ts'
import type { ToldRounds } from '#domain/live/live-rounds.ts'
import type { PushRound } from '#domain/live/live-session.ts'
import { POLL_MS, spreadWait } from '#domain/live/polling.ts'
import type { AnswerResult } from '#domain/question/question.ts'
import { LIVE_START } from '#tests/support/courses.ts'
import { deferred } from '#tests/support/deferred.ts'
import { aPushState, aRound } from '#tests/support/lives.ts'
import { eventsOf, type ModelEvent, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

/** Five minutes into the lesson, half a minute into its round; the clock stands still. */
const NOW = LIVE_START + 330_000
const chance = (): number => 0

const told = (...rounds: readonly PushRound[]): Result<ToldRounds, Failure> =>
  success({ ...aPushState(rounds, { serverTime: new Date(NOW).toISOString() }), drafts: [] })
const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
const CLOSED = failed<Failure>({ kind: 'rejected', reason: 'conflict', message: '这一题已经收卷' })
const MARKED: Result<readonly AnswerResult[], Failure> = success([
  {
    questionId: 10,
    clientId: `live-1-${LIVE_START + 300_000}`,
    right: true,
    score: 5,
    solution: { answer: ['B'], analysis: '' },
    answeredAt: '',
  },
])

const OPEN = aRound(1, 5)
const OVER = aRound(1, 5, { open: false, closeTime: new Date(NOW - 1000).toISOString() })

const log = transitionLog()
type Snapshot = SnapshotFrom<typeof liveRoundsMachine>

const explore = (events: readonly ModelEvent[], wait: (snapshot: Snapshot) => number, polls: boolean) =>
  walkEverywhere({
    machine: quiet(polls),
    input: { userId: 7, sectionId: 71, now: () => NOW, chance, offset: 0 },
    events,
    essence: ({ value, context: { rounds, sheets, untold, sentRound, sendFailure, failures } }) => ({
      value,
      rounds: rounds.map(({ id, open, answered }) => ({ id, open, answered })),
      sheets,
      untold,
      sentRound,
      refused: sendFailure?.kind,
      broken: failures > 0,
    }),
    bind: () => {
      const ask = deferred<Result<ToldRounds, Failure>>()
      const answer = deferred<Result<readonly AnswerResult[], Failure>>()
      return {
        machine: quiet(polls).provide({
          actors: { ask: fromPromise(ask.ask), answer: fromPromise(answer.ask) },
        }),
        ports: { 'open.line.asking': ask, 'open.answering.sending': answer },
      }
    },
    wait,
    inspect: log.inspect,
  })

/** Two clocks run beside each other; so that one step is one of them, the other may stand. */
const quiet = (polls: boolean) =>
  liveRoundsMachine.provide({
    actions: { keep: () => undefined, forget: () => undefined },
    delays: polls ? {} : { nextAsk: 1e9 },
  })

const { done, broken, over } = eventsOf('liveRounds')
const LINE = 'open.line.asking'
const SENDING = 'open.answering.sending'

describe('the questions of a live lesson go to each of their states, and one step further in every way', () => {
  it('as a connection that is polled, breaks and comes back', async () => {
    const states = await explore(
      [
        { type: 'liveRounds.reconnect' },
        done(LINE, told()),
        done(LINE, told(OPEN)),
        done(LINE, told(OVER)),
        done(LINE, UNREACHABLE),
        broken(LINE),
        over('nextAsk', 'open.line.waiting'),
      ],
      ({ context: { nextAskAt } }) => Math.max(0, nextAskAt - NOW),
      true,
    )
    expect(states).toBeGreaterThan(8)
  })

  it('as a round that is answered once, whatever becomes of the answer', async () => {
    const states = await explore(
      [
        { type: 'liveRounds.reconnect' },
        done(LINE, told(OPEN)),
        done(LINE, told(OVER)),
        {
          type: 'liveRounds.give',
          roundId: 1,
          partId: 10,
          given: { kind: 'keys', keys: ['B'] },
        } as ModelEvent,
        { type: 'liveRounds.submit', roundId: 1 } as ModelEvent,
        done(SENDING, MARKED),
        done(SENDING, CLOSED),
        done(SENDING, UNREACHABLE),
        broken(SENDING),
        over('resend', 'open.answering.lost'),
      ],
      () => spreadWait(POLL_MS, 0),
      false,
    )
    expect(states).toBeGreaterThan(20)
  })

  it('and take every transition that is declared', () => {
    expect([...log.taken].toSorted()).toEqual(
      expect.arrayContaining([...declaredTransitions(liveRoundsMachine)]),
    )
  })
})
