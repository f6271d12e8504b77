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

/** Tells other tabs what was done for the user who is signed in. */
export const otherTabsTeller =
  (actors: Session, news: FavouriteSyncPort) =>
  (flags: FavouriteUpdate['flags']): void => {
    const userId = userIdIn(actors)
    if (userId !== undefined) news.publish({ userId, flags })
  }

/** What was done with favourites is said with a way back or on, and other tabs hear of it. Folders are fetched for the first choice of one. */
export const wireFavourites = (
  { actors }: Pick<AppContext, 'actors'>,
  { favourites }: Pick<SignedInActors, 'favourites'>,
  news: FavouriteSyncPort,
  folders: Pick<LazyModule<FoldersLogic>, 'load' | 'current'>,
): Pick<SignedInBootstrap, 'forget'> => {
  const say = textToast(actors)
  const tellOthers = otherTabsTeller(actors, news)

  /** Where one is named it has been chosen among them. */
  const folderName = (id: number): string =>
    folders
      .current()
      ?.favouriteFolders.getSnapshot()
      .context.folders.find((folder) => folder.id === id)?.name ?? ''

  news.subscribe((heard) => {
    if (heard.userId === userIdIn(actors)) favourites.send({ type: 'favourites.heard', flags: heard.flags })
  })

  // What cannot be fetched is asked for by the choice too, which says so.
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
