import type { FavouriteFolderPort } from '#application/favourite/favourite-folder.port.ts'
import { type FavouriteFolder, NO_FOLDER } from '#domain/favourite/favourite.ts'
import { isNameTaken, MAX_FOLDER_NAME_LENGTH, mayHold, moveRefusal } from '#domain/favourite/folder-tree.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import {
  type FavouriteData,
  favouriteContentOf,
  folderExists,
  makeFavouriteRequest,
  nextId,
  placed,
} from '../memory/favourite.backend.ts'

const rejected = (reason: RejectionReason, message: string) =>
  failed<Failure>({ kind: 'rejected', reason, message })
const MISSING = rejected('missing', '没有找到这个收藏夹')
const TOO_DEEP = rejected('conflict', '收藏夹最多 5 层')
const NO_NAME = rejected('invalid', '收藏夹名称不能为空，最多 100 个字')
const taken = (name: string) => rejected('conflict', `这里已有名为“${name}”的收藏夹`)

const isName = (name: string): boolean => name !== '' && name.length <= MAX_FOLDER_NAME_LENGTH

const foldersOf = ({ folders, rows }: FavouriteData): readonly FavouriteFolder[] =>
  folders.map((folder) => ({
    ...folder,
    place: folders.filter(({ parentId }) => parentId === folder.parentId).indexOf(folder) + 1,
    held:
      folders.filter(({ parentId }) => parentId === folder.id).length +
      rows.filter(({ folderId }) => folderId === folder.id).length,
  }))

const freeName = (folders: readonly FavouriteFolder[], parentId: number, name: string): string => {
  for (let count = 2, free = name; ; count += 1) {
    if (!isNameTaken(folders, parentId, free)) return free
    free = `${name}（${count}）`
  }
}

const folderAt = (data: FavouriteData, id: number): Result<FavouriteFolder, Failure> => {
  const folder = foldersOf(data).find((it) => it.id === id)
  return folder === undefined ? MISSING : success(folder)
}

/** What it held goes to its parent, folders into its place and under names that are free. */
const dissolve = (data: FavouriteData, { id, parentId, place }: FavouriteFolder): void => {
  const risen = data.folders.filter((folder) => folder.parentId === id)
  data.folders = data.folders.filter((folder) => folder.id !== id && folder.parentId !== id)
  for (const [index, folder] of risen.entries()) {
    const name = freeName(foldersOf(data), parentId, folder.name)
    const isSibling = (other: { parentId: number }) => other.parentId === parentId
    data.folders = placed(data.folders, { ...folder, parentId, name }, isSibling, place + index)
  }
  const rows = data.rows.filter(({ folderId }) => folderId === id)
  data.rows = [
    ...data.rows.filter(({ folderId }) => folderId !== id),
    ...rows.map((row) => ({ ...row, folderId: parentId })),
  ]
}

export const memoryFavouriteFolder = (backend: MemoryBackend, caller: Caller): FavouriteFolderPort => {
  const ask = makeFavouriteRequest(backend, caller)

  return {
    folders: (signal) => ask('favouriteFolder.folders', signal, (data) => success(foldersOf(data))),

    contents: (id, signal) =>
      ask('favouriteFolder.contents', signal, (data, personId) => {
        if (!folderExists(data, id)) return MISSING
        const contents = data.rows
          .filter(({ folderId }) => folderId === id)
          .map(favouriteContentOf(backend, data, personId))
        return success({ folders: foldersOf(data).filter(({ parentId }) => parentId === id), contents })
      }),

    create: (asked, parentId, signal) =>
      ask('favouriteFolder.create', signal, (data) => {
        const name = asked.trim()
        if (!isName(name)) return NO_NAME
        if (!folderExists(data, parentId)) return MISSING
        if (isNameTaken(foldersOf(data), parentId, name)) return taken(name)
        if (!mayHold(foldersOf(data), parentId)) return TOO_DEEP
        const id = nextId(data)
        data.folders = [...data.folders, { id, parentId, name }]
        return folderAt(data, id)
      }),

    rename: (id, asked, signal) =>
      ask('favouriteFolder.rename', signal, (data) => {
        const name = asked.trim()
        const folder = data.folders.find((it) => it.id === id)
        if (folder === undefined) return MISSING
        if (!isName(name)) return NO_NAME
        if (isNameTaken(foldersOf(data), folder.parentId, name, id)) return taken(name)
        data.folders = data.folders.map((it) => (it.id === id ? { ...it, name } : it))
        return folderAt(data, id)
      }),

    move: (id, { parentId, place }, signal) =>
      ask('favouriteFolder.move', signal, (data) => {
        const known = folderAt(data, id)
        if (!known.ok) return known
        if (!folderExists(data, parentId)) return MISSING
        const refusal = moveRefusal(foldersOf(data), id, parentId)
        if (refusal === 'itself') return rejected('conflict', '不能把收藏夹移到它自己里面')
        if (refusal === 'tooDeep') return TOO_DEEP
        if (refusal === 'nameTaken') return taken(known.value.name)
        const stays = known.value.parentId === parentId
        const end = data.folders.length + 1
        data.folders = placed(
          data.folders,
          { id, parentId, name: known.value.name },
          (other) => other.parentId === parentId,
          place ?? (stays ? known.value.place : end),
        )
        return folderAt(data, id)
      }),

    remove: (id, signal) =>
      ask('favouriteFolder.remove', signal, (data) => {
        const known = folderAt(data, id)
        if (!known.ok || id === NO_FOLDER) return MISSING
        dissolve(data, known.value)
        return success(true)
      }),
  }
}
