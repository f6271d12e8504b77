import type { WaitingRules } from '../kernel/outbox.events.ts'
import type { UnsentEdits } from './course-draft.ts'

/** The most edits that one save carries. */
export const EDITS_AT_ONCE = 200

/** Edits that are not among others; by their intents: another tab may have written them down too. */
const editsAfter = (items: readonly UnsentEdits[], settled: readonly UnsentEdits[]): readonly UnsentEdits[] =>
  items.filter(({ intentId }) => !settled.some((other) => other.intentId === intentId))

/** Edits with later ones behind them, each once. */
const withEdits = (items: readonly UnsentEdits[], more: readonly UnsentEdits[]): readonly UnsentEdits[] => [
  ...editsAfter(items, more),
  ...more,
]

export const EDIT_RULES: WaitingRules<UnsentEdits> = {
  ownerOf: ({ userId }) => userId,
  merge: withEdits,
  after: editsAfter,
}
