import { createActor } from 'xstate'
import type { StoredWork } from '#application/connection/stored-work.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { provideSignOut, type SignOutActor } from '#application/session/sign-out.provide.ts'
import type { UnsentWork } from '#application/session/unsent-work.ts'
import type { StoredTally } from '#domain/connection/connection.machine.ts'
import { NO_WORK } from '#domain/connection/waiting-work.ts'
import type { AppContext } from '../app-context.ts'

type Actors = Pick<AppContext['actors'], 'session'>

/** Counts the signed-in user's stored work in this browser. */
export const tallyOf =
  ({ session }: Actors, work: StoredWork) =>
  async (): Promise<StoredTally> => {
    const user = selectUser(session.getSnapshot())
    if (user === null) return { stored: NO_WORK, places: [], unread: 0 }
    const stored = await work.count(user.id)
    return { stored, places: work.places(user.id), unread: work.unread(user.id) }
  }

/** The log-out of the user menu. Work that the user agreed to discard is not sent again. R-session-25. */
export const openSignOut = (
  { session }: Actors,
  unsent: Pick<UnsentWork, 'held'>,
  tally: () => Promise<StoredTally>,
): SignOutActor => {
  const signOut = createActor(provideSignOut({ unsent, tally: async () => (await tally()).stored }))
  signOut.on('signOut.decided', ({ discards }) => {
    if (discards) for (const { close } of unsent.held()) close()
    session.send({ type: 'session.signOut' })
  })
  session.on('session.closed', () => signOut.send({ type: 'signOut.over' }))
  return signOut.start()
}
