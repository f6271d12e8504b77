import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import {
  FAVOURITES_A_PAGE,
  type FavouriteQuery,
  type KeptContent,
  NO_FOLDER,
} from '#domain/favourite/favourite.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import {
  cardFor,
  folderExists,
  type KeptRow,
  keptContentOf,
  nextId,
  placed,
  type Shelf,
  shelfAsker,
} from '../memory/favourite-shelf.ts'
import type { Caller, World } from '../memory/world.ts'

const rejected = (code: number, message: string) => failed<Failure>({ kind: 'rejected', code, message })
const NO_CONTENT = rejected(404, '没有找到这项内容')
const NOT_KEPT = rejected(404, '这项内容不在收藏里')
const NO_SUCH_FOLDER = rejected(404, '没有找到这个收藏夹')

/** Puts a row into a folder, at a place or on top. */
const put = (shelf: Shelf, row: KeptRow, place = 1): void => {
  shelf.rows = placed(shelf.rows, row, ({ folderId }) => folderId === row.folderId, place)
}

export const memoryFavourite = (world: World, caller: Caller): FavouritePort => {
  const ask = shelfAsker(world, caller)
  const keptOf = (shelf: Shelf, personId: number) => keptContentOf(world, shelf, personId)

  const listed = (shelf: Shelf, personId: number, query: FavouriteQuery): readonly KeptContent[] => {
    const found = shelf.rows
      .map(keptOf(shelf, personId))
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
      ask('favourite.keep', signal, (shelf, personId) => {
        if (cardFor(world, personId, wanted.id, wanted.type) === undefined) return NO_CONTENT
        if (folderId !== null && !folderExists(shelf, folderId)) return NO_SUCH_FOLDER
        const known = shelf.rows.find(({ contentId }) => contentId === wanted.id)
        if (known !== undefined && (folderId === null || folderId === known.folderId))
          return success(keptOf(shelf, personId)(known))
        const row: KeptRow = known ?? {
          id: nextId(shelf),
          folderId: NO_FOLDER,
          contentId: wanted.id,
          type: wanted.type,
          keptAt: new Date(world.now()).toISOString(),
        }
        const moved = { ...row, folderId: folderId ?? NO_FOLDER }
        put(shelf, moved)
        return success(keptOf(shelf, personId)(moved))
      }),

    forget: ({ contentId, favouriteId }, signal) =>
      ask('favourite.forget', signal, (shelf) => {
        const row = shelf.rows.find((it) =>
          contentId === 0 ? it.id === favouriteId : it.contentId === contentId,
        )
        if (row === undefined) return NOT_KEPT
        shelf.rows = shelf.rows.filter((it) => it !== row)
        return success(true)
      }),

    move: (favouriteId, { folderId, place }, signal) =>
      ask('favourite.move', signal, (shelf, personId) => {
        const row = shelf.rows.find(({ id }) => id === favouriteId)
        if (row === undefined) return NOT_KEPT
        const to = folderId ?? row.folderId
        if (!folderExists(shelf, to)) return NO_SUCH_FOLDER
        const moved = { ...row, folderId: to }
        if (to === row.folderId && place === null) return success(keptOf(shelf, personId)(row))
        put(shelf, moved, place ?? 1)
        return success(keptOf(shelf, personId)(moved))
      }),

    page: (query, signal) =>
      ask('favourite.page', signal, (shelf, personId) => {
        const all = listed(shelf, personId, query)
        const start = (query.page - 1) * FAVOURITES_A_PAGE
        return success({
          index: query.page,
          size: FAVOURITES_A_PAGE,
          total: all.length,
          items: all.slice(start, start + FAVOURITES_A_PAGE),
        })
      }),
  }
}
