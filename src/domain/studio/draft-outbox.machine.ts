import { createOutbox } from '../kernel/outbox.machine.ts'
import type { DraftSaved, UnsentEdits } from './course-draft.ts'
import { EDIT_RULES } from './unsent-edits.ts'

/**
 * The outbox of course edits: stores them at once and sends them in order, each until the server has accepted
 * or refused it. R-studio-2.
 */
export const draftOutboxMachine = createOutbox<UnsentEdits, DraftSaved>('draftOutbox', {
  ...EDIT_RULES,
  isNews: () => true,
  order: 'inTurn',
  sequenceOf: ({ draftId }) => String(draftId),
  isUrgent: (items) => items.length > 0,
  beatMs: 0,
})
