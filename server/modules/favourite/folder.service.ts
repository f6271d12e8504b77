import { CODE } from '#contract/envelope.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { FavouriteRepository } from './favourite.repository.ts'
import {
  depthOf,
  dissolved,
  type Folder,
  heightOf,
  isNameTaken,
  isWithin,
  MAX_FOLDER_DEPTH,
  MAX_FOLDERS,
  MAX_NAME_LENGTH,
  placedAt,
  siblingsIn,
} from './folder-tree.ts'

/** What shall be different about a folder; what is absent stays. */
export interface FolderChange {
  readonly parentId?: number | null
  readonly name?: string
  /** From 1. */
  readonly place?: number
}

/** The name as it is kept; a refusal for one that is none. */
const nameOf = (name: string): string | Refusal => {
  const trimmed = name.trim()
  return trimmed === '' || trimmed.length > MAX_NAME_LENGTH
    ? refuse(CODE.fieldError, '收藏夹名称不能为空，最多 100 个字')
    : trimmed
}

const MISSING = refuse(CODE.notFound, '没有找到这个收藏夹')

/** Whether there is such a folder to put things into; null is the top. */
export const refuseUnknown = (folders: readonly Folder[], id: number | null): Refusal | null =>
  id === null || folders.some((folder) => folder.id === id) ? null : MISSING

const refuseName = (folders: readonly Folder[], parentId: number | null, name: string, except = 0) =>
  isNameTaken(folders, parentId, name, except) ? refuse(CODE.conflict, `这里已有名为“${name}”的收藏夹`) : null

const refuseDepth = (folders: readonly Folder[], parentId: number | null, height: number) =>
  depthOf(folders, parentId) + height > MAX_FOLDER_DEPTH
    ? refuse(CODE.conflict, `收藏夹最多 ${MAX_FOLDER_DEPTH} 层`)
    : null

/** Makes a folder at the end of another one; its id. */
export const createFolder = async (
  own: FavouriteRepository,
  asked: string,
  parentId: number | null,
  now: Date,
): Promise<number | Refusal> => {
  const name = nameOf(asked)
  if (name instanceof Refusal) return name
  const folders = await own.findFolders()
  const refusal =
    refuseUnknown(folders, parentId) ??
    refuseName(folders, parentId, name) ??
    refuseDepth(folders, parentId, 1) ??
    (folders.length >= MAX_FOLDERS ? refuse(CODE.conflict, `收藏夹最多 ${MAX_FOLDERS} 个`) : null)
  if (refusal !== null) return refusal
  return own.addFolder({ parentId, name, sort: siblingsIn(folders, parentId).length + 1 }, now)
}

const keepOrder = async (own: FavouriteRepository, ordered: readonly Folder[], before: readonly Folder[]) => {
  for (const [index, folder] of ordered.entries()) {
    const next = { ...folder, sort: index + 1 }
    const known = before.find(({ id }) => id === folder.id)
    const same = known?.sort === next.sort && known.name === next.name && known.parentId === next.parentId
    if (!same) await own.keepFolder(next)
  }
}

/** Renames, moves (to the end, or to a place) and reorders a folder; its siblings, old and new, are numbered from 1. */
export const changeFolder = async (
  own: FavouriteRepository,
  id: number,
  { parentId: wanted, name: asked, place }: FolderChange,
): Promise<number | Refusal> => {
  const folders = await own.findFolders()
  const folder = folders.find((it) => it.id === id)
  if (folder === undefined) return MISSING
  const name = asked === undefined ? folder.name : nameOf(asked)
  if (name instanceof Refusal) return name
  const parentId = wanted === undefined ? folder.parentId : wanted
  const moves = parentId !== folder.parentId
  const refusal =
    refuseUnknown(folders, parentId) ??
    (isWithin(folders, parentId, id) ? refuse(CODE.conflict, '不能把收藏夹移到它自己里面') : null) ??
    refuseName(folders, parentId, name, id) ??
    (moves ? refuseDepth(folders, parentId, heightOf(folders, id)) : null)
  if (refusal !== null) return refusal
  const changed = { ...folder, parentId, name }
  const siblings = siblingsIn(folders, parentId)
  const at = siblings.findIndex((it) => it.id === id) + 1
  const end = siblings.length + 1
  await keepOrder(own, placedAt(siblings, changed, place ?? (moves ? end : at)), folders)
  if (moves) {
    const left = siblingsIn(folders, folder.parentId).filter((it) => it.id !== id)
    await keepOrder(own, left, folders)
  }
  return id
}

/** Takes a folder away; what it held, folders and contents, moves up to where it stood. */
export const dissolveFolder = async (own: FavouriteRepository, id: number): Promise<true | Refusal> => {
  const folders = await own.findFolders()
  const folder = folders.find((it) => it.id === id)
  if (folder === undefined) return MISSING
  await own.moveContents(id, folder.parentId)
  // Its own name is free for one of the folders that it held.
  await own.keepFolder({ ...folder, name: '' })
  await keepOrder(own, dissolved(folders, folder), folders)
  await own.removeFolder(id)
  return true
}
