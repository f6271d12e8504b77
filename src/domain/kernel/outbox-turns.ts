import type { Failure } from './failure.ts'
import type { OutboxContext, OutboxRules } from './outbox.events.ts'
import { isOfRequest } from './retry.ts'

/** After so many failures that may be its own a sequence steps aside: others are sent before it. docs/decisions/0472. */
const STUMBLES_ASIDE = 4

type Stumbles = OutboxContext<unknown>['stumbles']

/**
 * Which items an outbox sends next: all of them, or the oldest, but for those of a sequence at which the server fails again and
 * again. R-writing-3, docs/decisions/0472.
 */
export const takeTurns = <Item>({ order, sequenceOf }: Pick<OutboxRules<Item>, 'order' | 'sequenceOf'>) => {
  /** 0 unless it stepped aside; then how often the server failed at it: the rarest is tried first. */
  const delayOf = (stumbles: Stumbles, item: Item): number => {
    const count = stumbles[sequenceOf(item)] ?? 0
    return count < STUMBLES_ASIDE ? 0 : count
  }
  return {
    next: ({ items, stumbles }: OutboxContext<Item>): readonly Item[] =>
      order === 'together'
        ? items
        : items.toSorted((one, other) => delayOf(stumbles, one) - delayOf(stumbles, other)).slice(0, 1),

    /** What is known once an attempt failed; `failure` is null for a bug. */
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
      // To the others it is as if nothing had failed; whoever waited for this one was told that it waits.
      const prompt = context.prompt.filter((other) => sequenceOf(other) !== sequence)
      return { attempts: 0, failure: null, prompt, stumbles }
    },

    /** How often the server failed at what is left once some items are settled. */
    settled: (stumbles: Stumbles, items: readonly Item[]): Stumbles => {
      const sequences = items.map(sequenceOf)
      return Object.fromEntries(
        Object.entries(stumbles).filter(([sequence]) => !sequences.includes(sequence)),
      )
    },
  }
}
