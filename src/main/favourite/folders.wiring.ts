import type { SignedInActors } from '#application/app-actors.ts'
import type { FavouriteSyncPort } from '#application/favourite/favourite-sync.port.ts'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import type { AppContext } from '../app-context.ts'
import { failureToast } from '../notification/failure-toast.ts'
import { otherTabsTeller } from './favourite.wiring.ts'

/** Folders are counted anew after what was done with favourites, here or in another tab, which hears of their changes. Starts them. */
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
  // They may have been fetched for a choice that waits for them.
  if (favourites.getSnapshot().context.picking.length > 0) need()
}
