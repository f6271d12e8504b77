import { assign, fromPromise, raise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { retryWait } from '../kernel/retry.ts'
import { unprovided, unprovidedAction } from '../kernel/unprovided.ts'
import { itemsOf, problemOf } from '../question/answer-sheet.ts'
import type { AnswerResult } from '../question/question.ts'
import { clockOffset } from './live-clock.ts'
import {
  type LiveRoundsContext,
  type LiveRoundsEvent,
  type LiveRoundsInput,
  type RoundAnswer,
  type RoundDraft,
  type RoundGiven,
  type RoundsQuestion,
  roundDraft,
  roundOf,
  serverNow,
  type ToldRounds,
  takesAnswer,
  withDrafts,
} from './live-rounds.ts'
import { POLL_MS, RECONNECT_PACE, spreadWait } from './polling.ts'
import { answeredRound, knownUpTo, mergeRounds, roundClientId, untilNextClose } from './push-rounds.ts'

/** After a round closed, so that the server's clock has passed it too. */
const AFTER_CLOSE_MS = 300

type Told = Result<ToldRounds, Failure>
type Marked = Result<readonly AnswerResult[], Failure>

/**
 * The questions that a running session puts: asked for again and again, as a state and not as news, so that who comes late
 * sees the open one. A broken line is tried again, longer after each failure. A round is answered once; an answer that did
 * not arrive is sent again for as long as the round is open. What is written is kept until the server has it or the round
 * is closed. Wire: getpushquestions, questionsanswer; R-session-5 and docs/decisions/0115.
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
    taken: (_, marked: Marked) => marked.ok,
    isUntold: ({ context }) => untoldRound(context) !== undefined,
  },
  actions: {
    /** Keeps what is written to the rounds where it outlives the page. */
    keep: unprovidedAction<readonly RoundDraft[]>('keep'),
    /** Lets go of what was kept; of another round to the same question nothing. */
    forget: unprovidedAction<readonly RoundDraft[]>('forget'),
    take: assign(({ context }, told: Told) => {
      const { now, chance, failures } = context
      if (!told.ok) {
        const count = failures + 1
        return {
          failures: count,
          nextAskAt: now() + retryWait({ attempts: count, failure: told.failure }, chance(), RECONNECT_PACE),
        }
      }
      const { serverTime, onlineCount } = told.value
      const offset = clockOffset(serverTime, now())
      const rounds = mergeRounds(context.rounds, told.value.rounds)
      const close = untilNextClose(rounds, now() + offset)
      const wait = Math.min(spreadWait(POLL_MS, chance()), (close ?? POLL_MS) + AFTER_CLOSE_MS)
      const known = { rounds, onlineCount, offset, failures: 0, nextAskAt: now() + wait }
      return { ...known, ...withDrafts(context, told.value) }
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
      return {
        sentRound: roundId,
        sent,
        sendFailure: null,
        untold: [...context.untold.filter((id) => id !== roundId), roundId],
      }
    }),
    fail: assign((_, marked: Marked) => (marked.ok ? {} : { sendFailure: marked.failure })),
    /** The server has acknowledged or refused the answer. */
    hear: assign(({ context: { untold, sentRound } }) => ({
      untold: untold.filter((id) => id !== sentRound),
    })),
    takeMarks: assign(({ context: { rounds, sentRound, sent } }, marked: Marked) =>
      marked.ok
        ? {
            sendFailure: null,
            rounds: rounds.map((round) =>
              round.id === sentRound ? answeredRound(round, sent, marked.value) : round,
            ),
          }
        : {},
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
    untold: [],
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
                input: ({ context: { userId, sectionId, rounds } }) => ({
                  userId,
                  sectionId,
                  afterRound: knownUpTo(rounds),
                }),
                onDone: {
                  target: 'waiting',
                  actions: [
                    { type: 'take', params: ({ event }) => event.output },
                    { type: 'forget', params: ({ context, event }) => settledDrafts(context, event.output) },
                  ],
                },
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
              /** Sent before a reload: again, as it was. */
              always: {
                guard: 'isUntold',
                target: 'sending',
                actions: { type: 'compose', params: ({ context }) => untoldRound(context) ?? 0 },
              },
              on: {
                'liveRounds.give': {
                  actions: [
                    { type: 'note', params: ({ event }) => event },
                    { type: 'keep', params: ({ context, event }) => draftsOf(context, event.roundId, false) },
                  ],
                },
                'liveRounds.submit': {
                  guard: { type: 'canSend', params: ({ event }) => event.roundId },
                  target: 'sending',
                  actions: { type: 'compose', params: ({ event }) => event.roundId },
                },
              },
            },
            sending: {
              entry: { type: 'keep', params: ({ context }) => draftsOf(context, context.sentRound, true) },
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
                    actions: { type: 'fail', params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: 'taken', params: ({ event }) => event.output },
                    target: 'resting',
                    actions: [
                      'hear',
                      { type: 'takeMarks', params: ({ event }) => event.output },
                      { type: 'forget', params: ({ context }) => draftsOf(context, context.sentRound, true) },
                      'askAgain',
                    ],
                  },
                  {
                    target: 'resting',
                    actions: ['hear', { type: 'fail', params: ({ event }) => event.output }, 'askAgain'],
                  },
                ],
                onError: '#liveRounds.defect',
              },
            },
            /** Not acknowledged: sent again as it was. */
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

const untoldRound = (context: LiveRoundsContext): number | undefined =>
  context.untold.find((id) => takesAnswer(context, id))

const draftsOf = (context: LiveRoundsContext, roundId: number | null, tried: boolean) => {
  const round = roundOf(context, roundId)
  return round === undefined ? [] : [roundDraft(context, round, tried)]
}

/** Rounds that take no answer from here any more. */
const settledDrafts = (context: LiveRoundsContext, told: Told): readonly RoundDraft[] =>
  told.ok
    ? told.value.rounds
        .filter(({ open, answered }) => !open || answered !== null)
        .map((round) => roundDraft(context, round, true))
    : []
