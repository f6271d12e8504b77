import { assign, fromPromise, raise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type AnswerSheet, type Given, itemsOf, problemOf } from '../question/answer-sheet.ts'
import type { AnswerItem, AnswerResult } from '../question/question.ts'
import { clockOffset } from './live-clock.ts'
import type { PushRound, PushState } from './live-session.ts'
import { POLL_MS, reconnectWait, spreadWait } from './polling.ts'
import {
  answeredRound,
  isOpenAt,
  knownUpTo,
  mergeRounds,
  roundClientId,
  untilNextClose,
} from './push-rounds.ts'

/** After a round closed, so that the server's clock has passed it too. */
const AFTER_CLOSE_MS = 300

export interface LiveRoundsInput {
  readonly sectionId: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly chance: () => number
  /** How far the server's clock is ahead, milliseconds. */
  readonly offset: number
}

export interface LiveRoundsContext extends LiveRoundsInput {
  readonly rounds: readonly PushRound[]
  /** Null for unknown. */
  readonly onlineCount: number | null
  /** Since when this learner watches, by the server's clock. */
  readonly since: number
  /** In a row; more than none is a broken line. */
  readonly failures: number
  /** When it is asked next, by this device's clock. */
  readonly nextAskAt: number
  /** What is written and not sent, by round. */
  readonly sheets: Readonly<Record<number, AnswerSheet>>
  /** The round whose answer is on its way, or was last; null for none. */
  readonly sentRound: number | null
  readonly sent: readonly AnswerItem[]
  /** Why the last answer was not taken; null where it was. */
  readonly sendFailure: Failure | null
}

export type LiveRoundsEvent =
  /** Ask at once. */
  | { type: 'liveRounds.reconnect' }
  | ({ type: 'liveRounds.give' } & RoundGiven)
  | { type: 'liveRounds.submit'; roundId: number }

export interface RoundsQuestion {
  readonly sectionId: number
  readonly afterRound: number
}

export interface RoundAnswer {
  readonly sectionId: number
  readonly roundId: number
  readonly items: readonly AnswerItem[]
}

/** What is given to a question of a round, or to a part of it. */
export interface RoundGiven {
  readonly roundId: number
  readonly partId: number
  readonly given: Given
}

type Told = Result<PushState, Failure>
type Marked = Result<readonly AnswerResult[], Failure>

const serverNow = ({ now, offset }: Pick<LiveRoundsContext, 'now' | 'offset'>): number => now() + offset

const roundOf = ({ rounds }: LiveRoundsContext, id: number | null): PushRound | undefined =>
  rounds.find((round) => round.id === id)

const takesAnswer = (context: LiveRoundsContext, id: number | null): boolean => {
  const round = roundOf(context, id)
  return round !== undefined && round.answered === null && isOpenAt(round, serverNow(context))
}

/**
 * The questions that a running session puts: asked for again and again, as a state and not as news, so that who comes late
 * sees the open one. A broken line is tried again, longer after each failure. A round is answered once; an answer that did
 * not arrive is sent again for as long as the round is open. Spec §7 getpushquestions, questionsanswer.
 */
export const liveRoundsMachine = setup({
  types: {
    input: {} as LiveRoundsInput,
    context: {} as LiveRoundsContext,
    events: {} as LiveRoundsEvent,
  },
  actors: {
    ask: fromPromise<Told, RoundsQuestion>(unprovided('ask')),
    answer: fromPromise<Marked, RoundAnswer>(unprovided('answer')),
  },
  delays: {
    nextAsk: ({ context: { nextAskAt, now } }) => Math.max(0, nextAskAt - now()),
    resend: ({ context: { chance } }) => spreadWait(POLL_MS, chance()),
  },
  guards: {
    isLost: (_, marked: Marked) =>
      !marked.ok && (marked.failure.kind === 'unreachable' || marked.failure.kind === 'timedOut'),
    canSend: ({ context }, roundId: number) => {
      const round = roundOf(context, roundId)
      if (round === undefined || !takesAnswer(context, roundId)) return false
      return problemOf(round.question, context.sheets[roundId] ?? {}) === null
    },
    canResend: ({ context }) => takesAnswer(context, context.sentRound),
  },
  actions: {
    take: assign(({ context }, told: Told) => {
      const { now, chance, failures } = context
      if (!told.ok) {
        const count = failures + 1
        return { failures: count, nextAskAt: now() + reconnectWait(count, chance()) }
      }
      const { serverTime, onlineCount } = told.value
      const offset = clockOffset(serverTime, now())
      const rounds = mergeRounds(context.rounds, told.value.rounds)
      const close = untilNextClose(rounds, now() + offset)
      const wait = Math.min(spreadWait(POLL_MS, chance()), (close ?? POLL_MS) + AFTER_CLOSE_MS)
      return { rounds, onlineCount, offset, failures: 0, nextAskAt: now() + wait }
    }),
    note: assign(({ context: { sheets } }, { roundId, partId, given }: RoundGiven) => ({
      sheets: { ...sheets, [roundId]: { ...sheets[roundId], [partId]: given } },
    })),
    compose: assign(({ context }, roundId: number) => {
      const round = roundOf(context, roundId)
      if (round === undefined) return {}
      const begun = Math.max(Date.parse(round.openTime), context.since)
      const useTime = Math.max(0, Math.round((serverNow(context) - begun) / 1000))
      const sending = { pointId: 0, clientId: roundClientId(round), useTime }
      const sent = itemsOf(round.question, context.sheets[roundId] ?? {}, sending)
      return { sentRound: roundId, sent, sendFailure: null }
    }),
    takeMarks: assign(({ context }, marked: Marked) =>
      marked.ok
        ? {
            sendFailure: null,
            rounds: context.rounds.map((round) =>
              round.id === context.sentRound ? answeredRound(round, context.sent, marked.value) : round,
            ),
          }
        : { sendFailure: marked.failure },
    ),
    askAgain: raise({ type: 'liveRounds.reconnect' }),
  },
}).createMachine({
  id: 'liveRounds',
  initial: 'open',
  context: ({ input }) => ({
    ...input,
    rounds: [],
    onlineCount: null,
    since: input.now() + input.offset,
    failures: 0,
    nextAskAt: input.now(),
    sheets: {},
    sentRound: null,
    sent: [],
    sendFailure: null,
  }),
  states: {
    open: {
      type: 'parallel',
      states: {
        line: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'ask',
                input: ({ context: { sectionId, rounds } }) => ({ sectionId, afterRound: knownUpTo(rounds) }),
                onDone: { target: 'waiting', actions: { type: 'take', params: ({ event }) => event.output } },
                onError: '#liveRounds.defect',
              },
              // What was asked before an answer was taken would not know of it.
              on: { 'liveRounds.reconnect': { target: 'asking', reenter: true } },
            },
            waiting: {
              after: { nextAsk: 'asking' },
              on: { 'liveRounds.reconnect': 'asking' },
            },
          },
        },
        answering: {
          initial: 'resting',
          states: {
            resting: {
              on: {
                'liveRounds.give': { actions: { type: 'note', params: ({ event }) => event } },
                'liveRounds.submit': {
                  guard: { type: 'canSend', params: ({ event }) => event.roundId },
                  target: 'sending',
                  actions: { type: 'compose', params: ({ event }) => event.roundId },
                },
              },
            },
            sending: {
              invoke: {
                src: 'answer',
                input: ({ context: { sectionId, sentRound, sent } }) => ({
                  sectionId,
                  roundId: sentRound ?? 0,
                  items: sent,
                }),
                onDone: [
                  {
                    guard: { type: 'isLost', params: ({ event }) => event.output },
                    target: 'lost',
                    actions: { type: 'takeMarks', params: ({ event }) => event.output },
                  },
                  {
                    target: 'resting',
                    actions: [{ type: 'takeMarks', params: ({ event }) => event.output }, 'askAgain'],
                  },
                ],
                onError: '#liveRounds.defect',
              },
            },
            /** Nobody knows whether it arrived: sent again as it was. */
            lost: {
              after: { resend: [{ guard: 'canResend', target: 'sending' }, { target: 'resting' }] },
              on: { 'liveRounds.submit': { guard: 'canResend', target: 'sending' } },
            },
          },
        },
      },
    },
    defect: { on: { 'liveRounds.reconnect': 'open' } },
  },
})
