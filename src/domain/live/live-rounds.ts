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
  /** Null if unknown. */
  readonly onlineCount: number | null
  /** When this learner entered, by the server's clock. */
  readonly since: number
  /** Number of failed polls in a row; more than 0 means that the connection is lost. */
  readonly failures: number
  /** When to poll next, by this device's clock. */
  readonly nextAskAt: number
  /** Drafts of answers that are not sent, by round. */
  readonly sheets: Readonly<Record<number, AnswerSheet>>
  /** Rounds whose answer was sent, here or before a reload, but not acknowledged. */
  readonly untold: readonly number[]
  /** The round whose answer is being sent or was sent last; null if none. */
  readonly sentRound: number | null
  readonly sent: readonly AnswerItem[]
  /** Why the last answer was refused; null if it was accepted. */
  readonly sendFailure: Failure | null
}

export type LiveRoundsEvent =
  /** Polls at once. */
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

/** An answer to the question of a round, or to a part of it. */
export interface RoundGiven {
  readonly roundId: number
  readonly partId: number
  readonly given: Given
}

/** The draft of an answer, stored until the server has it. */
export interface RoundDraft {
  readonly place: AnswerPlace
  readonly draft: AnswerDraft
}

/** The rounds so far, with the stored drafts of answers. */
export interface ToldRounds extends PushState {
  readonly drafts: readonly RoundDraft[]
}

type Watching = Pick<LiveRoundsContext, 'userId' | 'sectionId'>

export const placeOfRound = ({ userId, sectionId }: Watching, { question }: PushRound): AnswerPlace => ({
  userId,
  sectionId,
  questionId: question.id,
})

/** The draft of a round in the form in which it is stored; `tried`: it was sent at least once. */
export const roundDraft = (
  context: Watching & Pick<LiveRoundsContext, 'sheets'>,
  round: PushRound,
  tried: boolean,
): RoundDraft => ({
  place: placeOfRound(context, round),
  draft: { sheet: context.sheets[round.id] ?? {}, clientId: roundClientId(round), tried },
})

/** Adds the drafts of earlier pages; those of this page take precedence. */
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

/** A round whose answer was sent before a reload and not acknowledged; undefined if none. */
export const untoldRound = (context: LiveRoundsContext): number | undefined =>
  context.untold.find((id) => takesAnswer(context, id))

/**
 * The draft of a round to be stored, or nothing if the round is unknown; `tried`: it was sent at least once.
 */
export const draftsOf = (
  context: LiveRoundsContext,
  roundId: number | null,
  tried: boolean,
): readonly RoundDraft[] => {
  const round = roundOf(context, roundId)
  return round === undefined ? [] : [roundDraft(context, round, tried)]
}

/** The drafts of rounds that are closed or answered, which need not be stored any more. */
export const settledDrafts = (
  context: LiveRoundsContext,
  told: Result<ToldRounds, Failure>,
): readonly RoundDraft[] =>
  told.ok
    ? told.value.rounds
        .filter(({ open, answered }) => !open || answered !== null)
        .map((round) => roundDraft(context, round, true))
    : []
