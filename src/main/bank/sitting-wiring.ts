import type { SittingStore } from '#application/paper/sitting-store.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { Wired } from '../wired.ts'

/** What somebody else left half answered on this computer is nobody's any more (decision 7). */
export const wireSittings = ({ actors: { session } }: Pick<Wired, 'actors'>, store: SittingStore): void => {
  const user = selectUser(session.getSnapshot())
  if (user !== null) store.keepOnlyOf(user.id)
  session.on('session.opened', ({ user: { id } }) => store.keepOnlyOf(id))
}
