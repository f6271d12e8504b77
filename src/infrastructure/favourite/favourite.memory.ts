import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import {
  FAVOURITES_PER_PAGE,
  type FavouriteContent,
  type FavouriteQuery,
  NO_FOLDER,
} from '#domain/favourite/favourite.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import {
  cardFor,
  type FavouriteData,
  type FavouriteRow,
  favouriteContentOf,
  folderExists,
  makeFavouriteRequest,
  nextId,
  placed,
} from '../memory/favourite.backend.ts'

const rejected = (reason: RejectionReason, message: string) =>
  failed<Failure>({ kind: 'rejected', reason, message })
const NO_CONTENT = rejected('missing', '没有找到这项内容')
const NOT_KEPT = rejected('missing', '这项内容不在收藏里')
const NO_SUCH_FOLDER = rejected('missing', '没有找到这个收藏夹')

/** Puts a row into a folder, at a place or on top. */
const put = (data: FavouriteData, row: FavouriteRow, place = 1): void => {
  data.rows = placed(data.rows, row, ({ folderId }) => folderId === row.folderId, place)
}

export const memoryFavourite = (backend: MemoryBackend, caller: Caller): FavouritePort => {
  const ask = makeFavouriteRequest(backend, caller)
  const keptOf = (data: FavouriteData, personId: number) => favouriteContentOf(backend, data, personId)

  const listed = (
    data: FavouriteData,
    personId: number,
    query: FavouriteQuery,
  ): readonly FavouriteContent[] => {
    const found = data.rows
      .map(keptOf(data, personId))
      .filter(
        ({ folderId, type, name }) =>
          (query.folder === 'all' || folderId === query.folder) &&
          (query.type === 0 || type === query.type) &&
          name.toLowerCase().includes(query.keyword.toLowerCase()),
      )
    return query.order === 'own' && query.folder !== 'all'
      ? found
      : found.sort((one, other) => other.keptAt.localeCompare(one.keptAt) || other.id - one.id)
  }

  return {
    keep: (wanted, folderId, signal) =>
      ask('favourite.keep', signal, (data, personId) => {
        if (cardFor(backend, personId, wanted.id, wanted.type) === undefined) return NO_CONTENT
        if (folderId !== null && !folderExists(data, folderId)) return NO_SUCH_FOLDER
        const known = data.rows.find(({ contentId }) => contentId === wanted.id)
        if (known !== undefined && (folderId === null || folderId === known.folderId))
          return success(keptOf(data, personId)(known))
        const row: FavouriteRow = known ?? {
          id: nextId(data),
          folderId: NO_FOLDER,
          contentId: wanted.id,
          type: wanted.type,
          keptAt: new Date(backend.now()).toISOString(),
        }
        const moved = { ...row, folderId: folderId ?? NO_FOLDER }
        put(data, moved)
        return success(keptOf(data, personId)(moved))
      }),

    forget: ({ contentId, favouriteId }, signal) =>
      ask('favourite.forget', signal, (data) => {
        const row = data.rows.find((it) =>
          contentId === 0 ? it.id === favouriteId : it.contentId === contentId,
        )
        if (row === undefined) return NOT_KEPT
        data.rows = data.rows.filter((it) => it !== row)
        return success(true)
      }),

    move: (favouriteId, { folderId, place }, signal) =>
      ask('favourite.move', signal, (data, personId) => {
        const row = data.rows.find(({ id }) => id === favouriteId)
        if (row === undefined) return NOT_KEPT
        const to = folderId ?? row.folderId
        if (!folderExists(data, to)) return NO_SUCH_FOLDER
        const moved = { ...row, folderId: to }
        if (to === row.folderId && place === null) return success(keptOf(data, personId)(row))
        put(data, moved, place ?? 1)
        return success(keptOf(data, personId)(moved))
      }),

    page: (query, signal) =>
      ask('favourite.page', signal, (data, personId) => {
        const all = listed(data, personId, query)
        const start = (query.page - 1) * FAVOURITES_PER_PAGE
        return success({
          index: query.page,
          size: FAVOURITES_PER_PAGE,
          total: all.length,
          items: all.slice(start, start + FAVOURITES_PER_PAGE),
        })
      }),
  }
}
