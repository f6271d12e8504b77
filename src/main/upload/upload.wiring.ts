import type { AppActors, OwnFilesLogic } from '#application/app-actors.ts'
import type { HasUploadsStore } from '#application/upload/has-uploads.port.ts'
import { selectHasUnfinished } from '#application/upload/upload-tray.selectors.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'

/**
 * Starts the upload tray and connects it to the session: after an expiry the same user finds the uploads
 * again, a log-out ends them (R-upload-3). A user with uploads sees the tray on every page.
 */
export const wireUploads = (
  { actors: { session } }: { readonly actors: Pick<AppActors, 'session'> },
  tray: OwnFilesLogic['uploadTray'],
  there: HasUploadsStore,
): void => {
  session.on('session.closed', ({ why }) => tray.send({ type: 'tray.close', why }))
  tray.subscribe((snapshot) => {
    const isThere = selectHasUnfinished(snapshot)
    if (isThere !== null) there.keep(isThere)
  })
  tray.start()
  whenSignedIn({ session }, (userId) => tray.send({ type: 'tray.open', userId }))
}
