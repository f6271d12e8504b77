import { createOutbox } from '../kernel/outbox.machine.ts'
import type { DraftSaved, UnsentEdits } from './course-draft.ts'
import { EDIT_RULES } from './unsent-edits.ts'

/** Edits of courses on their way: written down at once, sent in their order, each until a server has said what became of it. R-studio-2. */
export const draftOutboxMachine = createOutbox<UnsentEdits, DraftSaved>('draftOutbox', {
  ...EDIT_RULES,
  isNews: () => true,
  order: 'inTurn',
  sequenceOf: ({ draftId }) => String(draftId),
  isUrgent: (items) => items.length > 0,
  beatMs: 0,
})
