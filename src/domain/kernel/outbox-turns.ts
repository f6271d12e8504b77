import type { Failure } from './failure.ts'
import type { OutboxContext, OutboxRules } from './outbox.events.ts'
import { isOfRequest } from './retry.ts'

/** After this many failures that may be its own fault a sequence steps aside, and others are sent first. docs/decisions/0472. */
const STUMBLES_ASIDE = 4

type Stumbles = OutboxContext<unknown>['stumbles']

/**
 * Which items an outbox sends next: all of them, or the oldest, but for those of a sequence at which the server fails again and
 * again. R-writing-3, docs/decisions/0472.
 */
export const takeTurns = <Item>({ order, sequenceOf }: Pick<OutboxRules<Item>, 'order' | 'sequenceOf'>) => {
  /** 0 unless the sequence stepped aside; then its number of failures: the one with the fewest is tried first. */
  const delayOf = (stumbles: Stumbles, item: Item): number => {
    const count = stumbles[sequenceOf(item)] ?? 0
    return count < STUMBLES_ASIDE ? 0 : count
  }
  return {
    next: ({ items, stumbles }: OutboxContext<Item>): readonly Item[] =>
      order === 'together'
        ? items
        : [...items].sort((one, other) => delayOf(stumbles, one) - delayOf(stumbles, other)).slice(0, 1),

    /** The context after a failed attempt; `failure` is null when a bug was the cause. */
    failed: (context: OutboxContext<Item>, failure: Failure | null): Partial<OutboxContext<Item>> => {
      const [item] = context.underWay
      const attempts = context.attempts + 1
      if (order === 'together' || item === undefined || (failure !== null && !isOfRequest(failure)))
        return { attempts }
      const sequence = sequenceOf(item)
      const stumbles = { ...context.stumbles, [sequence]: (context.stumbles[sequence] ?? 0) + 1 }
      const othersWait =
        delayOf(stumbles, item) > 0 && context.items.some((other) => delayOf(stumbles, other) === 0)
      if (!othersWait) return { attempts, stumbles }
      // The other sequences go on as if nothing had failed; the user has been told that this item waits.
      const prompt = context.prompt.filter((other) => sequenceOf(other) !== sequence)
      return { attempts: 0, failure: null, prompt, stumbles }
    },

    /** The failures by sequence, without the sequences of `items`, which are settled. */
    settled: (stumbles: Stumbles, items: readonly Item[]): Stumbles => {
      const sequences = items.map(sequenceOf)
      return Object.fromEntries(
        Object.entries(stumbles).filter(([sequence]) => !sequences.includes(sequence)),
      )
    },
  }
}
