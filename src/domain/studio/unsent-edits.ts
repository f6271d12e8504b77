import type { UnsentEdits } from './course-draft.ts'

/** The most edits that one save carries. */
export const EDITS_AT_ONCE = 200

/** Edits that are not among others; by their intents: another tab may have written them down too. */
export const editsAfter = (
  items: readonly UnsentEdits[],
  settled: readonly UnsentEdits[],
): readonly UnsentEdits[] =>
  items.filter(({ intentId }) => !settled.some((other) => other.intentId === intentId))

/** Edits with later ones behind them, each once. */
export const withEdits = (
  items: readonly UnsentEdits[],
  more: readonly UnsentEdits[],
): readonly UnsentEdits[] => [...editsAfter(items, more), ...more]
