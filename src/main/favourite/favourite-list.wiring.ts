import { createActor } from 'xstate'
import type { SignedInActors } from '#application/app-actors.ts'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import type { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import { favouritesAddress } from '#ui/favourite/favourites-address.ts'
import type { AppContext } from '../app-context.ts'

/**
 * Opens the parent when the shown folder is removed. Reads the list again when favourites change, in this
 * tab or another.
 */
export const favouriteListOpener =
  (
    { navigator }: Pick<AppContext, 'navigator'>,
    logic: typeof favouriteListMachine,
    {
      favourites,
      favouriteFolders,
    }: Pick<SignedInActors, 'favourites'> & Pick<FoldersLogic, 'favouriteFolders'>,
  ): FoldersLogic['openFavouriteList'] =>
  (input) => {
    const list = createActor(logic, { input })
    list.on('list.left', ({ folder }) => navigator.navigate(favouritesAddress({ folder }), { late: true }))
    whileRunning(list, () => {
      favouriteFolders.send({ type: 'folders.need' })
      return [
        favourites.on('favourites.done', () => list.send({ type: 'list.refresh' })),
        favourites.on('favourites.changedElsewhere', () => list.send({ type: 'list.refresh' })),
        favouriteFolders.on('folders.changed', ({ change }) => {
          if (change.kind === 'remove') list.send({ type: 'list.refresh' })
        }),
      ]
    })
    return list
  }
