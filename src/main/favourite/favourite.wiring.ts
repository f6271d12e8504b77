import type { SignedInActors } from '#application/app-actors.ts'
import type { FavouriteSyncPort, FavouriteUpdate } from '#application/favourite/favourite-sync.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { flagsAfter, toastsOfTask } from '#domain/favourite/favourite-toast.ts'
import { favouriteToastText } from '#ui/favourite/favourite-toast-text.ts'
import type { AppContext } from '../app-context.ts'
import type { SignedInBootstrap } from '../bundles/bootstrap.ts'
import { failureToast } from '../notification/failure-toast.ts'
import { textToast } from '../notification/text-toast.ts'

/** What was done with favourites is said with a way back or on, other tabs hear of it, and the folders are counted anew. */
export const wireFavourites = (
  app: Pick<AppContext, 'actors' | 'wording'>,
  { favourites, favouriteFolders }: Pick<SignedInActors, 'favourites' | 'favouriteFolders'>,
  news: FavouriteSyncPort,
): Pick<SignedInBootstrap, 'forget'> => {
  const say = textToast(app.actors)
  const sayFailure = failureToast(app)

  const folderName = (id: number): string =>
    favouriteFolders.getSnapshot().context.folders.find((folder) => folder.id === id)?.name ?? ''

  const userId = (): number | undefined => selectUser(app.actors.session.getSnapshot())?.id
  const tellOthers = (flags: FavouriteUpdate['flags']): void => {
    const id = userId()
    if (id !== undefined) news.publish({ userId: id, flags })
  }
  news.subscribe((heard) => {
    if (heard.userId !== userId()) return
    favourites.send({ type: 'favourites.heard', flags: heard.flags })
    favouriteFolders.send({ type: 'folders.refresh' })
  })

  favourites.on('favourites.folderWanted', () => favouriteFolders.send({ type: 'folders.need' }))
  favourites.on('favourites.done', ({ task, outcome }) => {
    for (const toast of toastsOfTask(task, outcome)) {
      const { offer } = toast
      say(favouriteToastText(toast, folderName), offer && (() => favourites.send(offer)))
    }
    if (outcome.done.length === 0) return
    tellOthers(flagsAfter(task, outcome))
    favouriteFolders.send({ type: 'folders.refresh' })
  })
  favouriteFolders.on('folders.changed', ({ change }) => {
    tellOthers([])
    if (change.kind === 'remove') favourites.send({ type: 'favourites.folderGone', folderId: change.id })
  })
  favouriteFolders.on('folders.refused', ({ failure }) => sayFailure(failure))
  return {
    forget: () => {
      favourites.send({ type: 'favourites.forgetPerson' })
      favouriteFolders.send({ type: 'folders.forgetPerson' })
    },
  }
}
