import type { SignedInActors } from '#application/app-actors.ts'
import type { FavouriteSyncPort, FavouriteUpdate } from '#application/favourite/favourite-sync.port.ts'
import { selectUser } from '#application/session/session.selectors.ts'
import { NO_FOLDER } from '#domain/favourite/favourite.ts'
import {
  type FavouriteItem,
  type FavouriteTask,
  isSameItem,
  type TaskOutcome,
} from '#domain/favourite/favourite-task.ts'
import { failureText } from '#ui/copy/failure-text.ts'
import { favouriteButtonCopy } from '#ui/copy/favourite-button-copy.ts'
import type { AppContext } from '../app-context.ts'
import type { SignedInBootstrap } from '../bundles/bootstrap.ts'
import { actionToast } from '../notification/action-toast.ts'
import { toast } from '../notification/toast.ts'

/** More names than this make no sentence. */
const NAMES_SAID = 3

/** What was done with favourites is said with a way back or on, and the folders are counted anew. */
export const wireFavourites = (
  { actors, wording }: Pick<AppContext, 'actors' | 'wording'>,
  { favourites, favouriteFolders }: Pick<SignedInActors, 'favourites' | 'favouriteFolders'>,
  news: FavouriteSyncPort,
): Pick<SignedInBootstrap, 'forget'> => {
  const words = favouriteButtonCopy.done
  const notify = toast(actors)
  const offer = actionToast(actors)

  const folderName = (id: number): string =>
    favouriteFolders.getSnapshot().context.folders.find((folder) => folder.id === id)?.name ?? ''

  const sayKept = (done: readonly FavouriteItem[]) =>
    offer('success', words.kept(folderName(done[0]?.folderId ?? NO_FOLDER)), {
      label: words.moveElsewhere,
      accept: () => favourites.send({ type: 'favourites.pick', items: done }),
    })

  const sayForgotten = (done: readonly FavouriteItem[]) => {
    const items = done.filter(({ restorable }) => restorable)
    if (items.length === 0) return notify('information', words.forgotten(done.length))
    offer('information', words.forgotten(done.length), {
      label: words.undo,
      accept: () => favourites.send({ type: 'favourites.do', task: { kind: 'restore', items } }),
    })
  }

  const sayMoved = (task: FavouriteTask & { kind: 'move' }, done: readonly FavouriteItem[]): void => {
    const isNew = (item: FavouriteItem) =>
      task.items.some((asked) => isSameItem(asked, item) && asked.favouriteId === 0)
    if (done.some(isNew)) sayKept(done)
    // What only changed its place is seen where it stands.
    else if (task.place === null) notify('success', words.moved(done.length, folderName(task.folderId)))
  }

  const sayDone = (task: FavouriteTask, done: readonly FavouriteItem[]): void => {
    if (task.kind === 'move') sayMoved(task, done)
    else if (task.kind === 'keep') sayKept(done)
    else if (task.kind === 'forget') sayForgotten(done)
    else notify('success', words.restored)
  }

  const sayFailed = (failed: TaskOutcome['failed']): void => {
    const told = failed.filter(({ failure }) => failure.kind !== 'expired')
    const [first] = told
    if (first === undefined) return
    const reason = failureText(first.failure)
    const names = told
      .slice(0, NAMES_SAID)
      .map(({ item }) => item.name)
      .join('、')
    const message =
      told.length === 1 ? words.failed(first.item.name, reason) : words.failedSome(told.length, names, reason)
    notify('error', message, wording.noticeTitle)
  }

  const userId = (): number | undefined => selectUser(actors.session.getSnapshot())?.id
  const tellOthers = (flags: FavouriteUpdate['flags']): void => {
    const id = userId()
    if (id !== undefined) news.publish({ userId: id, flags })
  }
  news.subscribe((heard) => {
    if (heard.userId !== userId()) return
    favourites.send({ type: 'favourites.heard', flags: heard.flags })
    favouriteFolders.send({ type: 'folders.refresh' })
  })

  favourites.subscribe(({ context }) => {
    if (context.picking.length > 0) favouriteFolders.send({ type: 'folders.need' })
  })
  favourites.on('favourites.done', ({ task, outcome: { done, failed } }) => {
    if (done.length > 0) {
      sayDone(task, done)
      const isKept = task.kind !== 'forget'
      tellOthers(done.flatMap(({ contentId }) => (contentId === 0 ? [] : [{ contentId, kept: isKept }])))
      favouriteFolders.send({ type: 'folders.refresh' })
    }
    sayFailed(failed)
  })
  favouriteFolders.on('folders.changed', ({ change }) => {
    tellOthers([])
    if (change.kind === 'remove') favourites.send({ type: 'favourites.folderGone', folderId: change.id })
  })
  favouriteFolders.on('folders.refused', ({ failure }) => {
    if (failure.kind !== 'expired') notify('error', failureText(failure), wording.noticeTitle)
  })
  return {
    forget: () => {
      favourites.send({ type: 'favourites.forgetPerson' })
      favouriteFolders.send({ type: 'folders.forgetPerson' })
    },
  }
}
