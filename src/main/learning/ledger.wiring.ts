import { waitFor } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import type { AppContext } from '../app-context.ts'
import type { SignedInBootstrap } from '../bundles/bootstrap.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'

/** A server that does not answer must not hold up a log-out. */
const SIGN_OUT_TIMEOUT_MS = 4000
/** Nor a page that is gone to right after a lesson. */
const PAGE_TIMEOUT_MS = 1000

/** Until a server knows all that was learned here, or cannot be told for now: what it says of a course is right then. */
export const untilRecorded = async (ledger: SignedInActors['ledger']): Promise<void> => {
  const isRecorded = ({ context }: ReturnType<typeof ledger.getSnapshot>) =>
    context.lines.length === 0 || context.failure !== null
  await waitFor(ledger, isRecorded, { timeout: PAGE_TIMEOUT_MS }).catch(() => undefined)
}

/**
 * Whose learning is written down, and when it is sent: with every change of the page, and before a log-out. An expiry
 * leaves it to the same user; R-learning-3.
 */
export const wireLedger = (
  { actors: { session } }: Pick<AppContext, 'actors'>,
  { ledger }: Pick<SignedInActors, 'ledger'>,
  unsent: Pick<UnsentWork, 'hold'>,
): Pick<SignedInBootstrap, 'show'> => {
  session.on('session.closed', ({ why }) =>
    ledger.send({ type: why === 'signedOut' || why === 'elsewhere' ? 'ledger.drop' : 'ledger.park' }),
  )
  unsent.hold(async () => {
    ledger.send({ type: 'ledger.gather' })
    const isIdle = (snapshot: ReturnType<typeof ledger.getSnapshot>) => !snapshot.hasTag('busy')
    await waitFor(ledger, isIdle, { timeout: SIGN_OUT_TIMEOUT_MS }).catch(() => undefined)
    // What is noted from now on would come to a server that has ended the session.
    ledger.send({ type: 'ledger.park' })
  })
  session.on('session.signOutFailed', () =>
    ledger.send({ type: 'ledger.open', userId: selectUser(session.getSnapshot())?.id ?? 0 }),
  )
  whenSignedIn({ session }, (userId) => ledger.send({ type: 'ledger.open', userId }))
  return { show: () => ledger.send({ type: 'ledger.flush' }) }
}
