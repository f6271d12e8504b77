import { createActor } from 'xstate'
import type { PageLogic } from '#application/app-actors.ts'
import type { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import { favouritesAddress } from '#ui/favourite/favourites-address.ts'
import type { AppContext } from '../app-context.ts'

/** Who looks at a folder that is removed goes on in the one that it lay in. */
export const favouriteListOpener =
  (
    { navigator }: Pick<AppContext, 'navigator'>,
    logic: typeof favouriteListMachine,
  ): PageLogic['openFavouriteList'] =>
  (input) => {
    const list = createActor(logic, { input })
    list.on('list.left', ({ folder }) => navigator.navigate(favouritesAddress({ folder })))
    return list
  }
