import { createActor } from 'xstate'
import type { PageLogic, SignedInActors } from '#application/app-actors.ts'
import type { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import { folderChoiceMachine } from '#domain/favourite/folder-choice.machine.ts'
import { favouritesAddress } from '#ui/favourite/favourites-address.ts'
import type { AppContext } from '../app-context.ts'
import { whileRunning } from '../while-running.ts'

/**
 * Who looks at a folder that is removed goes on in the one that it lay in. The list is read anew when what is kept changes, here
 * or in another tab.
 */
export const favouriteListOpener =
  (
    { navigator }: Pick<AppContext, 'navigator'>,
    logic: typeof favouriteListMachine,
    { favourites, favouriteFolders }: Pick<SignedInActors, 'favourites' | 'favouriteFolders'>,
  ): PageLogic['openFavouriteList'] =>
  (input) => {
    const list = createActor(logic, { input })
    list.on('list.left', ({ folder }) => navigator.navigate(favouritesAddress({ folder })))
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

/** What shall be made for a choice is made among the folders, which say what became of it. */
export const folderChoiceOpener =
  ({ favouriteFolders }: Pick<SignedInActors, 'favouriteFolders'>): PageLogic['openFolderChoice'] =>
  (input) => {
    const choice = createActor(folderChoiceMachine, { input })
    choice.on('choice.folderWanted', ({ folder }) =>
      favouriteFolders.send({ type: 'folders.change', change: { kind: 'create', ...folder } }),
    )
    whileRunning(choice, () => [
      favouriteFolders.on('folders.changed', ({ change, id }) => {
        if (change.kind === 'create') choice.send({ type: 'choice.made', folder: change, id })
      }),
      favouriteFolders.on('folders.refused', ({ change }) => {
        if (change.kind === 'create') choice.send({ type: 'choice.refused' })
      }),
    ])
    return choice
  }
