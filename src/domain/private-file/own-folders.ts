import { type FolderNode, TOP } from './own-file.ts'

/** How deep folders go. */
export const MAX_OWN_FOLDER_DEPTH = 10

type Folders = readonly FolderNode[]

/** A folder as a row to choose from; level 0 stands at the top. */
export interface FolderChoice extends FolderNode {
  readonly level: number
}

const childrenOf = (folders: Folders, parentId: number): Folders =>
  folders.filter((folder) => folder.parentId === parentId)

/** Every folder, each before what it holds. */
export const folderChoices = (folders: Folders, parentId = TOP, level = 0): readonly FolderChoice[] =>
  level >= MAX_OWN_FOLDER_DEPTH
    ? []
    : childrenOf(folders, parentId).flatMap((folder) => [
        { ...folder, level },
        ...folderChoices(folders, folder.id, level + 1),
      ])

/** The folders themselves and all that lie in them: nothing of these can be moved or copied there. */
export const foldersWithin = (folders: Folders, ids: readonly number[]): ReadonlySet<number> =>
  new Set(ids.flatMap((id) => [id, ...folderChoices(folders, id).map((inner) => inner.id)]))
