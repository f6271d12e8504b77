import { waitFor } from 'xstate'
import type { SignedInActors } from '../app-actors.ts'

/** A page that is gone to right after a lesson is not held up for longer. */
const PAGE_TIMEOUT_MS = 1000

/** Until a server knows all that was learned here, or cannot be told for now: what it says of a course is right then. */
export const untilRecorded = async (ledger: SignedInActors['ledger']): Promise<void> => {
  const isRecorded = ({ context }: ReturnType<typeof ledger.getSnapshot>) =>
    context.items.length === 0 || context.failure !== null
  await waitFor(ledger, isRecorded, { timeout: PAGE_TIMEOUT_MS }).catch(() => undefined)
}
