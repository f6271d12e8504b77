import { createOutbox } from '../kernel/outbox.machine.ts'
import { type UnsentWriting, WRITING_RULES, type Written } from './unsent-writing.ts'

/** Notes and comments on their way: written down when they are handed in, sent in their order, each until a server has said what became of it. R-writing-1. */
export const writingOutboxMachine = createOutbox<UnsentWriting, Written>('writingOutbox', {
  ...WRITING_RULES,
  isNews: () => true,
  order: 'inTurn',
  sequenceOf: ({ draft }) => draft.clientId,
  isUrgent: (writings) => writings.length > 0,
  beatMs: 0,
})
