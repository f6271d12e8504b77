import { selectUser } from '#application/session/session.selectors.ts'
import type { AppContext } from '../app-context.ts'

/** Calls `onSignedIn` now if a user is signed in, and after every sign-in. */
export const whenSignedIn = (
  { session }: Pick<AppContext['actors'], 'session'>,
  onSignedIn: (userId: number) => void,
): void => {
  session.on('session.opened', ({ user: { id } }) => onSignedIn(id))
  const user = selectUser(session.getSnapshot())
  if (user !== null) onSignedIn(user.id)
}
