import type { AppActors, SignedInActors } from '#application/app-actors.ts'
import type { FavouriteSyncPort, FavouriteUpdate } from '#application/favourite/favourite-sync.port.ts'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { flagsAfter, toastsOfTask } from '#domain/favourite/favourite-toast.ts'
import { favouriteToastText } from '#ui/favourite/favourite-toast-text.ts'
import type { AppContext } from '../app-context.ts'
import type { SignedInBootstrap } from '../bundles/bootstrap.ts'
import type { LazyModule } from '../bundles/lazy-module.ts'
import { textToast } from '../notification/text-toast.ts'

type Session = Pick<AppActors, 'session'>

const userIdIn = ({ session }: Session): number | undefined => selectUser(session.getSnapshot())?.id

/** Publishes changes of the signed-in user's favourites to other tabs. */
export const otherTabsTeller =
  (actors: Session, news: FavouriteSyncPort) =>
  (flags: FavouriteUpdate['flags']): void => {
    const userId = userIdIn(actors)
    if (userId !== undefined) news.publish({ userId, flags })
  }

/**
 * Shows toasts with undo or further actions for changes of favourites, and publishes them to other tabs.
 * Loads folders for the first choice of one.
 */
export const wireFavourites = (
  { actors }: Pick<AppContext, 'actors'>,
  { favourites }: Pick<SignedInActors, 'favourites'>,
  news: FavouriteSyncPort,
  folders: Pick<LazyModule<FoldersLogic>, 'load' | 'current'>,
): Pick<SignedInBootstrap, 'forget'> => {
  const say = textToast(actors)
  const tellOthers = otherTabsTeller(actors, news)

  /** The folders are loaded whenever a task names one, because it was chosen from them. */
  const folderName = (id: number): string =>
    folders
      .current()
      ?.favouriteFolders.getSnapshot()
      .context.folders.find((folder) => folder.id === id)?.name ?? ''

  news.subscribe((heard) => {
    if (heard.userId === userIdIn(actors)) favourites.send({ type: 'favourites.heard', flags: heard.flags })
  })

  // A failure to load is shown by the choice, which loads the same bundle.
  favourites.on('favourites.folderWanted', () => void folders.load().catch(() => undefined))
  favourites.on('favourites.done', ({ task, outcome }) => {
    for (const toast of toastsOfTask(task, outcome)) {
      const { offer } = toast
      say(favouriteToastText(toast, folderName), offer && (() => favourites.send(offer)))
    }
    if (outcome.done.length > 0) tellOthers(flagsAfter(task, outcome))
  })
  return { forget: () => favourites.send({ type: 'favourites.forgetPerson' }) }
}
