import { createActor } from 'xstate'
import type { StoredWork } from '#application/connection/stored-work.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { provideSignOut, type SignOutActor } from '#application/session/sign-out.provide.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import { NO_WORK, type WorkCounts } from '#domain/connection/waiting-work.ts'
import type { AppContext } from '../app-context.ts'

type Actors = Pick<AppContext['actors'], 'session'>

/** Counts what lies in this browser of who is signed in. */
export const tallyOf =
  ({ session }: Actors, stored: StoredWork) =>
  async (): Promise<WorkCounts> => {
    const user = selectUser(session.getSnapshot())
    return user === null ? NO_WORK : stored.count(user.id)
  }

/** The log-out that the user menu asks for. What is discarded is not tried once more. R-session-25. */
export const openSignOut = (
  { session }: Actors,
  unsent: Pick<UnsentWork, 'held'>,
  tally: () => Promise<WorkCounts>,
): SignOutActor => {
  const signOut = createActor(provideSignOut({ unsent, tally }))
  signOut.on('signOut.decided', ({ discards }) => {
    if (discards) for (const { close } of unsent.held()) close()
    session.send({ type: 'session.signOut' })
  })
  session.on('session.closed', () => signOut.send({ type: 'signOut.over' }))
  return signOut.start()
}
