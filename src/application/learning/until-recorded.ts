import { waitFor } from 'xstate'
import type { SignedInActors } from '../app-actors.ts'

/** The page that is opened right after a lesson waits no longer than this for the record of that lesson. */
const PAGE_TIMEOUT_MS = 1000

/** Until a server knows all that was learned here, or cannot be told for now: what it says of a course is right then. */
export const untilRecorded = async (ledger: SignedInActors['ledger']): Promise<void> => {
  const isRecorded = ({ context }: ReturnType<typeof ledger.getSnapshot>) =>
    context.items.length === 0 || context.failure !== null
  await waitFor(ledger, isRecorded, { timeout: PAGE_TIMEOUT_MS }).catch(() => undefined)
}
