import { fromPromise } from 'xstate'
import type { FavouriteContent, FavouriteQuery } from '#domain/favourite/favourite.ts'
import { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { FavouritePort } from './favourite.port.ts'

/** The page that is asked for; the last one where there are fewer by now. */
const loadPage = async (
  port: FavouritePort,
  query: FavouriteQuery,
  signal: AbortSignal,
): Promise<Result<Page<FavouriteContent>, Failure>> => {
  const read = await port.page(query, signal)
  if (!read.ok || read.value.items.length > 0 || read.value.total === 0) return read
  return port.page({ ...query, page: pageCountOf(read.value) }, signal)
}

export const provideFavouriteList = (port: FavouritePort) =>
  favouriteListMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => loadPage(port, input, signal)) },
  })
