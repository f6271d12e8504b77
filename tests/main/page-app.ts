import { createActor, fromPromise } from 'xstate'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import { favouriteFoldersMachine } from '#domain/favourite/favourite-folders.machine.ts'
import { favouritesMachine } from '#domain/favourite/favourites.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { memoryAdapters } from '#main/adapters/memory.adapters.ts'
import type { AppContext } from '#main/app-context.ts'
import { actorsIn, makeContainer } from '#main/container.ts'
import type { Arrival } from '#main/navigation/navigator.ts'
import { aConfiguration } from '#tests/support/configuration.ts'
import { settle } from '#tests/support/deferred.ts'

export const arrivalAt = (url: string, byLink = false): Arrival => ({
  url,
  title: url,
  place: { ancestors: [], foundAnywhere: false },
  needsAccount: url !== '/',
  schoolLocalIndex: url.startsWith('/school-local') ? 0 : null,
  leavesSchoolLocal: url.startsWith('/cloud-school'),
  byLink,
})

/** An app whose router only remembers. */
export const inApp = (address = '/') => {
  const container = makeContainer(
    aConfiguration(),
    memoryAdapters(createMemoryBackend(), createMemoryBrowser()).visitor,
  )
  const actors = actorsIn(container)
  actors.notifications.start()
  const led: unknown[] = []
  const app: Pick<AppContext, 'actors' | 'navigator'> = {
    actors,
    navigator: {
      navigate: (to, options) => led.push(options === undefined ? [to] : [to, options]),
      address: () => address,
      arrival: () => null,
      onArrival: () => undefined,
      onDeparture: () => undefined,
    },
  }
  const said = () => actors.notifications.getSnapshot().context.toasts.map(({ message }) => message)
  return { app, led, said }
}

/** Starts an actor and lets everything that is promised by then happen. */
export const started = async (actor: { start(): unknown }) => {
  actor.start()
  await settle()
}

/** Favourites of somebody who has none; folders are made and removed as asked, the first of them is 41. */
export const noFavourites = () => ({
  favourites: createActor(favouritesMachine).start(),
  favouriteFolders: createActor(
    favouriteFoldersMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<Result<readonly FavouriteFolder[], Failure>> => success([])),
        change: fromPromise(async (): Promise<Result<number, Failure>> => success(41)),
      },
    }),
  ).start(),
})
