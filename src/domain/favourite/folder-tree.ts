import { type FavouriteFolder, NO_FOLDER } from './favourite.ts'

/** How deep folders go. */
export const MAX_FOLDER_DEPTH = 5

export const MAX_FOLDER_NAME_LENGTH = 100

type Folders = readonly FavouriteFolder[]

/** A folder as a row of the tree. */
export interface FolderRow {
  readonly folder: FavouriteFolder
  /** From 1. */
  readonly level: number
  readonly expandable: boolean
  readonly place: number
  readonly siblings: number
}

/** The folders of a folder in their order. */
export const childrenOf = (folders: Folders, parentId: number): Folders =>
  folders
    .filter((folder) => folder.parentId === parentId)
    .sort((one, other) => one.place - other.place || one.id - other.id)

/** From the top down to the folder itself; empty for one that is not there. */
export const pathOf = (folders: Folders, id: number): Folders => {
  const path: FavouriteFolder[] = []
  const seen = new Set<number>()
  for (let next = id; next !== NO_FOLDER && !seen.has(next); ) {
    seen.add(next)
    const folder = folders.find((it) => it.id === next)
    if (folder === undefined) return id === next ? [] : path
    path.unshift(folder)
    next = folder.parentId
  }
  return path
}

/** Whether a folder is another one or lies in it, however deep. */
export const isWithin = (folders: Folders, id: number, outer: number): boolean =>
  pathOf(folders, id).some((folder) => folder.id === outer)

/** How many levels a folder and what is in it take up. */
const heightOf = (folders: Folders, id: number): number =>
  1 + Math.max(0, ...childrenOf(folders, id).map((child) => heightOf(folders, child.id)))

export const isNameTaken = (folders: Folders, parentId: number, name: string, except = NO_FOLDER): boolean =>
  childrenOf(folders, parentId).some((folder) => folder.name === name.trim() && folder.id !== except)

/** Whether there may be one more folder in it. */
export const mayHold = (folders: Folders, parentId: number): boolean =>
  pathOf(folders, parentId).length < MAX_FOLDER_DEPTH

/** Why a folder cannot go somewhere; null when it can. */
export const moveRefusal = (
  folders: Folders,
  id: number,
  parentId: number,
): 'itself' | 'tooDeep' | 'nameTaken' | null => {
  const folder = folders.find((it) => it.id === id)
  if (folder === undefined || isWithin(folders, parentId, id)) return 'itself'
  if (folder.parentId === parentId) return null
  if (pathOf(folders, parentId).length + heightOf(folders, id) > MAX_FOLDER_DEPTH) return 'tooDeep'
  return isNameTaken(folders, parentId, folder.name, id) ? 'nameTaken' : null
}

/** Where a folder goes that is moved by one place among its siblings; null at their ends. */
export const stepOf = (
  folders: Folders,
  { id, parentId, place }: FavouriteFolder,
  by: 1 | -1,
): { readonly id: number; readonly parentId: number; readonly place: number } | null => {
  const next = place + by
  return next >= 1 && next <= childrenOf(folders, parentId).length ? { id, parentId, place: next } : null
}

/** The folders with one of them moved: at a place among those of a folder, from 1, or last of them. */
export const withFolderAt = (
  folders: Folders,
  { id, parentId, place }: { readonly id: number; readonly parentId: number; readonly place: number | null },
): Folders => {
  const folder = folders.find((it) => it.id === id)
  if (folder === undefined) return folders
  const others = childrenOf(folders, parentId).filter((it) => it.id !== id)
  const at = place === null ? others.length : place - 1
  const siblings = [...others.slice(0, at), folder, ...others.slice(at)]
  const places = new Map(siblings.map((it, index) => [it.id, index + 1]))
  return folders.map((it) => {
    const moved = it.id === id ? { ...it, parentId } : it
    return { ...moved, place: places.get(it.id) ?? it.place }
  })
}

/** Every folder, a folder before what it holds; of those that are folded only themselves. */
export const rowsOf = (folders: Folders, isOpen: (id: number) => boolean): readonly FolderRow[] => {
  const below = (parentId: number, level: number): readonly FolderRow[] => {
    const siblings = level > MAX_FOLDER_DEPTH * 2 ? [] : childrenOf(folders, parentId)
    return siblings.flatMap((folder, index) => {
      const expandable = folders.some((it) => it.parentId === folder.id)
      const row = { folder, level, expandable, place: index + 1, siblings: siblings.length }
      return expandable && isOpen(folder.id) ? [row, ...below(folder.id, level + 1)] : [row]
    })
  }
  return below(NO_FOLDER, 1)
}

/** How many contents a folder holds directly. */
export const contentsIn = (folders: Folders, { id, held }: FavouriteFolder): number =>
  Math.max(0, held - childrenOf(folders, id).length)
