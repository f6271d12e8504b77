import type { FavouriteFolderPort } from '#application/favourite/favourite-folder.port.ts'
import type { DataOf, RequestOf } from '#contract/call.ts'
import {
  addFavorite,
  deleteFavorite,
  editFavorite,
  favoriteChildren,
  getFavoriteList,
} from '#contract/favourite.ts'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { type WriteAnswer, writeCall } from '../http/write-call.ts'
import { favouriteContentOf } from './favourite.mapper.ts'
import { favouriteFolderOf, isFolder } from './favourite-folder.mapper.ts'

const FOLDER_TYPE = 0

const folderIn = (
  answer: Result<WriteAnswer<DataOf<typeof addFavorite>>, Failure>,
  sent: Partial<DataOf<typeof addFavorite>>,
): Result<FavouriteFolder, Failure> =>
  answer.ok
    ? success(favouriteFolderOf(answer.value.data ?? { Content: null, Id: answer.value.id, ...sent }))
    : answer

/** Wire: getfavoritelist, favorite/children, addfavorite, editfavorite, deletefavorite. */
export const axiosFavouriteFolder = (http: Http): FavouriteFolderPort => {
  const edit = async (
    change: Omit<RequestOf<typeof editFavorite>['body'], 'IsFolder'>,
    signal: AbortSignal,
  ) => folderIn(await writeCall(http, editFavorite, { body: { ...change, IsFolder: true } }, signal), change)

  return {
    folders: async (signal) => {
      const read = await http.call(getFavoriteList, {}, signal)
      return read.ok ? success(read.value.filter(isFolder).map(favouriteFolderOf)) : read
    },

    contents: async (id, signal) => {
      const read = await http.call(favoriteChildren, { query: { id } }, signal)
      if (!read.ok) return read
      return success({
        folders: read.value.filter(isFolder).map(favouriteFolderOf),
        contents: read.value.filter((it) => !isFolder(it)).map(favouriteContentOf(http.fileAddress)),
      })
    },

    create: async (name, parentId, signal) => {
      const body = { Type: FOLDER_TYPE, Name: name, ParentId: parentId }
      return folderIn(await writeCall(http, addFavorite, { body }, signal), body)
    },

    rename: (id, name, signal) => edit({ Id: id, Name: name }, signal),

    move: (id, { parentId, place }, signal) =>
      edit({ Id: id, ParentId: parentId, ...(place === null ? {} : { Sort: place }) }, signal),

    remove: async (id, signal) => {
      const gone = await writeCall(http, deleteFavorite, { query: { id, type: FOLDER_TYPE } }, signal)
      return gone.ok ? success(true) : gone
    },
  }
}
