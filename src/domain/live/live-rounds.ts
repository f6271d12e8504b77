import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { AnswerDraft, AnswerPlace } from '../question/answer-draft.ts'
import type { AnswerSheet, Given } from '../question/answer-sheet.ts'
import type { AnswerItem } from '../question/question.ts'
import type { PushRound, PushState } from './live-session.ts'
import { isOpenAt, roundClientId } from './push-rounds.ts'

export interface LiveRoundsInput {
  readonly userId: number
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
  /** When the lesson ends, as the server said last; '' for unknown. */
  readonly endTime: string
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
  /** Rounds whose answer was sent, here or before a reload, and not acknowledged. */
  readonly untold: readonly number[]
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
  readonly userId: number
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

/** An answer to a round that is kept until the server has it. */
export interface RoundDraft {
  readonly place: AnswerPlace
  readonly draft: AnswerDraft
}

/** The rounds so far, and what is kept of answers to them. */
export interface ToldRounds extends PushState {
  readonly drafts: readonly RoundDraft[]
}

type Watching = Pick<LiveRoundsContext, 'userId' | 'sectionId'>

export const placeOfRound = ({ userId, sectionId }: Watching, { question }: PushRound): AnswerPlace => ({
  userId,
  sectionId,
  questionId: question.id,
})

/** What is written to a round as it is kept; `tried` once it was sent. */
export const roundDraft = (
  context: Watching & Pick<LiveRoundsContext, 'sheets'>,
  round: PushRound,
  tried: boolean,
): RoundDraft => ({
  place: placeOfRound(context, round),
  draft: { sheet: context.sheets[round.id] ?? {}, clientId: roundClientId(round), tried },
})

/** What an earlier page left of answers, with what is written here above it. */
export const withDrafts = (
  { sheets, untold }: Pick<LiveRoundsContext, 'sheets' | 'untold'>,
  { rounds, drafts }: ToldRounds,
): Pick<LiveRoundsContext, 'sheets' | 'untold'> => {
  const left = rounds.flatMap((round) => {
    const kept = drafts.find(({ draft }) => draft.clientId === roundClientId(round))
    return kept === undefined || sheets[round.id] !== undefined ? [] : [{ id: round.id, ...kept.draft }]
  })
  return {
    sheets: { ...Object.fromEntries(left.map(({ id, sheet }) => [id, sheet])), ...sheets },
    untold: [...untold, ...left.filter(({ tried }) => tried).map(({ id }) => id)],
  }
}

/** The server's clock, milliseconds since 1970. */
export const serverNow = ({ now, offset }: Pick<LiveRoundsContext, 'now' | 'offset'>): number =>
  now() + offset

export const roundOf = ({ rounds }: Pick<LiveRoundsContext, 'rounds'>, id: number | null) =>
  rounds.find((round) => round.id === id)

export const takesAnswer = (context: LiveRoundsContext, id: number | null): boolean => {
  const round = roundOf(context, id)
  return round !== undefined && round.answered === null && isOpenAt(round, serverNow(context))
}

/** A round whose answer was sent before a reload, and not acknowledged. */
export const untoldRound = (context: LiveRoundsContext): number | undefined =>
  context.untold.find((id) => takesAnswer(context, id))

/** What is written to a round, as it is kept; `tried`: it was sent. */
export const draftsOf = (
  context: LiveRoundsContext,
  roundId: number | null,
  tried: boolean,
): readonly RoundDraft[] => {
  const round = roundOf(context, roundId)
  return round === undefined ? [] : [roundDraft(context, round, tried)]
}

/** Rounds that take no answer from here any more. */
export const settledDrafts = (
  context: LiveRoundsContext,
  told: Result<ToldRounds, Failure>,
): readonly RoundDraft[] =>
  told.ok
    ? told.value.rounds
        .filter(({ open, answered }) => !open || answered !== null)
        .map((round) => roundDraft(context, round, true))
    : []
