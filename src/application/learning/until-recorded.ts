import { waitFor } from 'xstate'
import type { SignedInActors } from '../app-actors.ts'

/** Longest wait of the page after a lesson for the record of that lesson. */
const PAGE_TIMEOUT_MS = 1000

/**
 * Resolves once the server has all learning records of this tab, or cannot get them for now; a course read
 * then has current progress.
 */
export const untilRecorded = async (ledger: SignedInActors['ledger']): Promise<void> => {
  const isRecorded = ({ context }: ReturnType<typeof ledger.getSnapshot>) =>
    context.items.length === 0 || context.failure !== null
  await waitFor(ledger, isRecorded, { timeout: PAGE_TIMEOUT_MS }).catch(() => undefined)
}
