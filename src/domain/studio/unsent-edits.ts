import type { WaitingRules } from '../kernel/outbox.events.ts'
import type { UnsentEdits } from './course-draft.ts'

/** The most edits in one save. */
export const EDITS_AT_ONCE = 200

/** Items without the settled ones, compared by intent, because another tab may have stored the same items. */
const editsAfter = (items: readonly UnsentEdits[], settled: readonly UnsentEdits[]): readonly UnsentEdits[] =>
  items.filter(({ intentId }) => !settled.some((other) => other.intentId === intentId))

/** Appends later items, without duplicates. */
const withEdits = (items: readonly UnsentEdits[], more: readonly UnsentEdits[]): readonly UnsentEdits[] => [
  ...editsAfter(items, more),
  ...more,
]

export const EDIT_RULES: WaitingRules<UnsentEdits> = {
  ownerOf: ({ userId }) => userId,
  merge: withEdits,
  after: editsAfter,
}
