import { withResults } from '../question/answer-state.ts'
import type { AnswerItem, AnswerResult } from '../question/question.ts'
import type { PushRound } from './live-session.ts'

/**
 * Merges an answer into the known rounds, in order of opening; the server leaves out rounds that have not
 * changed.
 */
export const mergeRounds = (
  known: readonly PushRound[],
  told: readonly PushRound[],
): readonly PushRound[] => {
  const byId = new Map([...known, ...told].map((round) => [round.id, round]))
  return [...byId.values()].sort(
    (one, other) => Date.parse(one.openTime) - Date.parse(other.openTime) || one.id - other.id,
  )
}

/**
 * The id of the last round before the first open one: it and all earlier rounds are final. 0 if there is
 * none.
 */
export const knownUpTo = (rounds: readonly PushRound[]): number => {
  const firstOpen = rounds.findIndex(({ open }) => open)
  return (firstOpen === -1 ? rounds.at(-1) : rounds[firstOpen - 1])?.id ?? 0
}

/**
 * Whether a round accepts answers at a time of the server's clock in milliseconds; it closes on time even if
 * the last poll said otherwise.
 */
export const isOpenAt = ({ open, closeTime }: PushRound, now: number): boolean =>
  open && !(now >= Date.parse(closeTime))

/** Milliseconds until the next round closes; null if none is open. */
export const untilNextClose = (rounds: readonly PushRound[], now: number): number | null => {
  const waits = rounds
    .filter((round) => isOpenAt(round, now))
    .map(({ closeTime }) => Date.parse(closeTime) - now)
    .filter((wait) => wait > 0)
  return waits.length === 0 ? null : Math.min(...waits)
}

/** The rounds to show: the open ones, latest first, or else the last one. */
export const shownRounds = (rounds: readonly PushRound[], now: number): readonly PushRound[] => {
  const open = rounds.filter((round) => isOpenAt(round, now)).reverse()
  return open.length > 0 ? open : rounds.slice(-1)
}

/** The first round to show; null if there is none. */
export const currentRound = (rounds: readonly PushRound[], now: number): PushRound | null =>
  shownRounds(rounds, now)[0] ?? null

/** The round with the marks of an accepted answer, shown until the next poll confirms it. */
export const answeredRound = (
  round: PushRound,
  items: readonly AnswerItem[],
  results: readonly AnswerResult[],
): PushRound => ({
  ...round,
  answered: items[0]?.answer ?? null,
  question: withResults(round.question, items, results),
})

/**
 * Derived from the round and its opening, so that an answer that is repeated, or sent by two tabs, counts
 * once, while the same round of another day counts as another one.
 */
export const roundClientId = ({ id, openTime }: PushRound): string => `live-${id}-${Date.parse(openTime)}`
