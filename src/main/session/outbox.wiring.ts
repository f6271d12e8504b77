import type { ActorRefFrom } from 'xstate'
import { flushOutbox, leftIn } from '#application/kernel/outbox.provide.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import type { OutboxWork } from '#domain/connection/waiting-work.ts'
import type { OutboxMachine } from '#domain/kernel/outbox.machine.ts'
import { isForGood } from '#domain/session/close-reason.ts'
import type { AppContext } from '../app-context.ts'
import { whenSignedIn } from './when-signed-in.ts'

/**
 * Opens an outbox at a sign-in, flushes it before a log-out and closes it with the session. After an expiry,
 * unsent items stay stored for the same user. R-session-6, R-learning-3, R-question-2.
 */
export const wireOutbox = <Item, Receipt>(
  { actors: { session }, calls }: Pick<AppContext, 'actors' | 'calls'>,
  outbox: ActorRefFrom<OutboxMachine<Item, Receipt>>,
  unsent: Pick<UnsentWork, 'hold'>,
  work: OutboxWork,
): void => {
  session.on('session.closed', ({ why }) =>
    outbox.send({ type: isForGood(why) ? 'outbox.drop' : 'outbox.close' }),
  )
  let told = 0
  outbox.subscribe(({ context: { items } }) => {
    if (items.length === told) return
    told = items.length
    calls.tell({ kind: 'counted', work, count: told })
  })
  unsent.hold({
    work,
    flush: () => flushOutbox(outbox),
    left: () => leftIn(outbox),
    close: () => outbox.send({ type: 'outbox.close' }),
  })
  session.on('session.signOutFailed', () => {
    const user = selectUser(session.getSnapshot())
    // The log-out closed the outbox: open it again if the user is still signed in. During a held session
    // `selectUser` is null, and the outbox opens when it is completed.
    if (user !== null) outbox.send({ type: 'outbox.open', userId: user.id })
  })
  whenSignedIn({ session }, (userId) => outbox.send({ type: 'outbox.open', userId }))
}
