import { assign, fromPromise, raise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnheard, retryWait } from '../kernel/retry.ts'
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
  roundOf,
  serverNow,
  type ToldRounds,
  takesAnswer,
  untoldRound,
  withDrafts,
} from './live-rounds.ts'
import { POLL_MS, RECONNECT_PACE, spreadWait } from './polling.ts'
import { answeredRound, mergeRounds, roundClientId, untilNextClose } from './push-rounds.ts'

/** Delay after a round closes, so that the server's clock has passed it, too. */
const AFTER_CLOSE_MS = 300

type Answered = Result<ToldRounds, Failure>
type Marked = Result<readonly AnswerResult[], Failure>

/** Actors, delays, guards and actions of the statechart of pushed questions. */
export const liveRoundsSetup = setup({
  types: {
    input: {} as LiveRoundsInput,
    context: {} as LiveRoundsContext,
    events: {} as LiveRoundsEvent,
  },
  actors: {
    ask: fromPromise<Answered, RoundsQuestion>(unprovided('ask')),
    answer: fromPromise<Marked, RoundAnswer>(unprovided('answer')),
  },
  delays: {
    nextAsk: ({ context: { nextAskAt, now } }) => Math.max(0, nextAskAt - now()),
    resend: ({ context: { chance } }) => spreadWait(POLL_MS, chance()),
  },
  guards: {
    isLost: (_, marked: Marked) => !marked.ok && isUnheard(marked.failure),
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
    /** Stores drafts of answers beyond the page. */
    keep: unprovidedAction<readonly RoundDraft[]>('keep'),
    /** Deletes stored drafts, but not those of another round with the same question. */
    forget: unprovidedAction<readonly RoundDraft[]>('forget'),
    take: assign(({ context }, told: Answered) => {
      const { now, chance, failures } = context
      if (!told.ok) {
        const count = failures + 1
        return {
          failures: count,
          nextAskAt: now() + retryWait({ attempts: count, failure: told.failure }, chance(), RECONNECT_PACE),
        }
      }
      const { serverTime, endTime, onlineCount } = told.value
      const offset = clockOffset(serverTime, now())
      const rounds = mergeRounds(context.rounds, told.value.rounds)
      const close = untilNextClose(rounds, now() + offset)
      const wait = Math.min(spreadWait(POLL_MS, chance()), (close ?? POLL_MS) + AFTER_CLOSE_MS)
      const known = { rounds, endTime, onlineCount, offset, failures: 0, nextAskAt: now() + wait }
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
})
