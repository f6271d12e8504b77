import { withResults } from '../question/answer-state.ts'
import type { AnswerItem, AnswerResult } from '../question/question.ts'
import type { PushRound } from './live-session.ts'

/** What was told of the rounds, over what was known: what is left out has not changed. In the order of their opening. */
export const mergeRounds = (
  known: readonly PushRound[],
  told: readonly PushRound[],
): readonly PushRound[] => {
  const byId = new Map([...known, ...told].map((round) => [round.id, round]))
  return [...byId.values()].sort(
    (one, other) => Date.parse(one.openTime) - Date.parse(other.openTime) || one.id - other.id,
  )
}

/** The last round of which, and of all before it, there is nothing more to learn; 0 for none. */
export const knownUpTo = (rounds: readonly PushRound[]): number => {
  const firstOpen = rounds.findIndex(({ open }) => open)
  return (firstOpen === -1 ? rounds.at(-1) : rounds[firstOpen - 1])?.id ?? 0
}

/** Whether it takes answers, by the server's clock in milliseconds: it closes on time whatever was heard of it last. */
export const isOpenAt = ({ open, closeTime }: PushRound, now: number): boolean =>
  open && !(now >= Date.parse(closeTime))

/** Milliseconds until the next of them closes; null for none that is open. */
export const untilNextClose = (rounds: readonly PushRound[], now: number): number | null => {
  const waits = rounds
    .filter((round) => isOpenAt(round, now))
    .map(({ closeTime }) => Date.parse(closeTime) - now)
    .filter((wait) => wait > 0)
  return waits.length === 0 ? null : Math.min(...waits)
}

/** Those to look at: all that take answers, the one that was put last first; where none does, the last one. */
export const shownRounds = (rounds: readonly PushRound[], now: number): readonly PushRound[] => {
  const open = rounds.filter((round) => isOpenAt(round, now)).toReversed()
  return open.length > 0 ? open : rounds.slice(-1)
}

/** The one to look at: the open one that was put last, else the last one; null for none. */
export const currentRound = (rounds: readonly PushRound[], now: number): PushRound | null =>
  shownRounds(rounds, now)[0] ?? null

/** The round once its answers were taken, before the server says so itself. */
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
 * Named after the round and its opening: whatever is sent twice, from here or from another tab, counts once, and the same
 * round of another day is another one.
 */
export const roundClientId = ({ id, openTime }: PushRound): string => `live-${id}-${Date.parse(openTime)}`
