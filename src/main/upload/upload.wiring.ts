import type { SchoolLogic } from '#application/app-actors.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import type { HasUploadsStore } from '#application/upload/has-uploads.port.ts'
import type { AppContext } from '../app-context.ts'

/**
 * Whose uploads these are: an expiry leaves them to the same user, a log-out deletes them (R-upload-3). A user who has some finds
 * the tray again on every page.
 */
export const wireUploads = (
  { actors: { session } }: Pick<AppContext, 'actors'>,
  tray: SchoolLogic['uploadTray'],
  there: HasUploadsStore,
): void => {
  const open = (userId: number) => tray.send({ type: 'tray.open', userId })
  session.on('session.opened', ({ user }) => open(user.id))
  session.on('session.closed', ({ why }) =>
    tray.send({ type: why === 'signedOut' || why === 'elsewhere' ? 'tray.drop' : 'tray.park' }),
  )
  tray.subscribe((snapshot) => {
    if (snapshot.matches('open')) there.keep(snapshot.context.entries.some(({ status }) => status !== 'done'))
  })
  tray.start()
  const user = selectUser(session.getSnapshot())
  if (user !== null) open(user.id)
}
