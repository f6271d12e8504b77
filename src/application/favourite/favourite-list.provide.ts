import { fromPromise } from 'xstate'
import { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { FavouritePort } from './favourite.port.ts'

export const provideFavouriteList = (port: FavouritePort) =>
  favouriteListMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.page({ ...input, page }, signal)),
      ),
    },
  })
