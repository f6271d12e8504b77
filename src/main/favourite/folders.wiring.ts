import type { SignedInActors } from '#application/app-actors.ts'
import type { FavouriteSyncPort } from '#application/favourite/favourite-sync.port.ts'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import type { AppContext } from '../app-context.ts'
import { failureToast } from '../notification/failure-toast.ts'
import { otherTabsTeller } from './favourite.wiring.ts'

/**
 * Starts the folders. Updates their counts when favourites change, in this tab or another, and publishes
 * changes of folders to other tabs.
 */
export const wireFolders = (
  app: Pick<AppContext, 'actors' | 'wording'>,
  {
    favourites,
    favouriteFolders,
  }: Pick<SignedInActors, 'favourites'> & Pick<FoldersLogic, 'favouriteFolders'>,
  news: FavouriteSyncPort,
): void => {
  const sayFailure = failureToast(app)
  const tellOthers = otherTabsTeller(app.actors, news)
  const need = () => favouriteFolders.send({ type: 'folders.need' })

  favouriteFolders.on('folders.changed', ({ change }) => {
    tellOthers([])
    if (change.kind === 'remove') favourites.send({ type: 'favourites.folderGone', folderId: change.id })
  })
  favouriteFolders.on('folders.refused', ({ failure }) => sayFailure(failure))
  favouriteFolders.start()

  favourites.on('favourites.folderWanted', need)
  favourites.on('favourites.done', ({ outcome }) => {
    if (outcome.done.length > 0) favouriteFolders.send({ type: 'folders.refresh' })
  })
  favourites.on('favourites.changedElsewhere', () => favouriteFolders.send({ type: 'folders.refresh' }))
  app.actors.session.on('session.closed', () => favouriteFolders.send({ type: 'folders.forgetPerson' }))
  // A choice may already be waiting for the folders.
  if (favourites.getSnapshot().context.picking.length > 0) need()
}
