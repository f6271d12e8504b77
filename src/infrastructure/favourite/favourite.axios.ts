import type { FavouritePort } from '#application/favourite/favourite.port.ts'
import { addFavorite, deleteFavorite, editFavorite, favoritePage } from '#contract/favourite.ts'
import { FAVOURITES_PER_PAGE } from '#domain/favourite/favourite.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { writeCall } from '../http/write-call.ts'
import { favouriteContentOf } from './favourite.mapper.ts'

const LATEST_FIRST = 1

/** Wire: addfavorite, editfavorite, deletefavorite, favorite/list. */
export const axiosFavourite = (http: Http): FavouritePort => {
  const keptOf = favouriteContentOf(http.fileAddress)
  return {
    keep: async ({ id, type }, folderId, signal) => {
      const body = { Type: type, ContentId: id, ...(folderId === null ? {} : { ParentId: folderId }) }
      const kept = await writeCall(http, addFavorite, { body }, signal)
      if (!kept.ok) return kept
      const { data, id: favouriteId } = kept.value
      return success(
        keptOf(data ?? { Id: favouriteId, ParentId: folderId, Type: type, ContentId: id, Content: null }),
      )
    },

    forget: async ({ contentId, type, favouriteId }, signal) => {
      const query = { id: contentId, type, ...(contentId === 0 ? { favoriteId: favouriteId } : {}) }
      const gone = await writeCall(http, deleteFavorite, { query }, signal)
      return gone.ok ? success(true) : gone
    },

    move: async (favouriteId, { folderId, place }, signal) => {
      const body = {
        Id: favouriteId,
        IsFolder: false,
        ...(folderId === null ? {} : { ParentId: folderId }),
        ...(place === null ? {} : { Sort: place }),
      }
      const moved = await writeCall(http, editFavorite, { body }, signal)
      if (!moved.ok) return moved
      return success(
        keptOf(moved.value.data ?? { Id: favouriteId, ParentId: folderId, Sort: place, Content: null }),
      )
    },

    page: async ({ folder, type, keyword, order, page }, signal) => {
      const body = {
        PageIndex: page,
        PageSize: FAVOURITES_PER_PAGE,
        ...(folder === 'all' ? {} : { ParentId: folder }),
        ...(type === 0 ? {} : { Type: type }),
        ...(keyword === '' ? {} : { Keyword: keyword }),
        ...(order === 'latest' ? { Sort: LATEST_FIRST } : {}),
      }
      const read = await http.call(favoritePage, { body }, signal)
      return read.ok ? success(pageOf(read.value, { index: page, size: FAVOURITES_PER_PAGE }, keptOf)) : read
    },
  }
}
