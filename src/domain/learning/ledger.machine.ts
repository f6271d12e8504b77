import { createOutbox } from '../kernel/outbox.machine.ts'
import { isNews, type LedgerLine, LINE_RULES } from './ledger-line.ts'

/** Screens: every ten seconds while playing. */
export const BEAT_MS = 10_000

/**
 * The learning progress of a user that the server has not acknowledged. Lines merge, so that neither a second sending nor another tab does
 * harm; the beginning of a playback does not wait for the beat. R-learning-1, R-learning-3; wire: editrecords.
 */
export const ledgerMachine = createOutbox<LedgerLine, true>('ledger', {
  ...LINE_RULES,
  isNews,
  order: 'together',
  sequenceOf: ({ moment }) => String(moment.sectionId),
  isUrgent: (lines) => lines.some(({ plays }) => plays.length > 0),
  beatMs: BEAT_MS,
})
