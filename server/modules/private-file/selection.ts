import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { MAX_DIRECTORIES, type OwnDirectory, type OwnFileRow, type OwnFileTree } from './own-file-tree.ts'

/** Folders and files that a call names together. */
export interface SelectedIds {
  readonly DirectoryIds?: number[] | undefined
  readonly FileIds?: number[] | undefined
}

export interface SelectedItems {
  readonly directories: readonly OwnDirectory[]
  readonly files: readonly OwnFileRow[]
}

export const NOTHING_SELECTED = refuse(CODE.fieldError, '请先选择文件或文件夹')
export const NOT_FOUND = refuse(CODE.notFound, '没有找到所选的文件或文件夹，请刷新后再试')
export const NO_DIRECTORY = refuse(CODE.notFound, '没有找到这个文件夹')

export const idsOf = ({ DirectoryIds = [], FileIds = [] }: SelectedIds) => ({
  directoryIds: [...new Set(DirectoryIds)],
  fileIds: [...new Set(FileIds)],
})

/** What was chosen of the own files; what lies in a chosen folder is chosen with it. A refusal when anything is not there. */
export const findSelected = ({ tree, files }: OwnFileTree, asked: SelectedIds): SelectedItems | Refusal => {
  const { directoryIds, fileIds } = idsOf(asked)
  if (directoryIds.length + fileIds.length === 0) return NOTHING_SELECTED
  const directories = directoryIds.map((id) => tree.find(id))
  const byId = new Map(files.map((it) => [it.id, it]))
  const own = fileIds.map((id) => byId.get(id))
  if (directories.includes(undefined) || own.includes(undefined)) return NOT_FOUND
  const isInside = (place: number | null): boolean => directoryIds.some((id) => tree.isWithin(place, id))
  return {
    directories: directories.flatMap((it) => (it && !isInside(it.parentId) ? [it] : [])),
    files: own.flatMap((it) => (it && !isInside(it.directoryId) ? [it] : [])),
  }
}

/** What speaks against so many more folders. */
export const refuseMany = ({ directories }: OwnFileTree, more: number): Refusal | null =>
  directories.length + more > MAX_DIRECTORIES
    ? refuse(CODE.conflict, `文件夹最多 ${MAX_DIRECTORIES} 个`)
    : null

/** All files of what was chosen, those in folders too. */
export const filesOf = (
  { tree, files }: OwnFileTree,
  { directories, files: own }: SelectedItems,
): OwnFileRow[] => {
  const inside = new Set(directories.flatMap(({ id }) => tree.within(id)))
  return [...own, ...files.filter(({ directoryId }) => directoryId !== null && inside.has(directoryId))]
}
