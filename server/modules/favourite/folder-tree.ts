/** How deep folders go, so that their tree can be shown on a phone. */
export const MAX_FOLDER_DEPTH = 5

/** More folders than anybody finds anything in. */
export const MAX_FOLDERS = 500

export const MAX_NAME_LENGTH = 100

/** A folder of one user; `parentId` null at the top. */
export interface Folder {
  readonly id: number
  readonly parentId: number | null
  readonly name: string
  readonly sort: number
}

type Folders = readonly Folder[]

/** The folders of a folder in their order. */
export const siblingsIn = <T extends Folder>(folders: readonly T[], parentId: number | null): T[] =>
  folders
    .filter((folder) => folder.parentId === parentId)
    .sort((one, other) => one.sort - other.sort || one.id - other.id)

/** 1 for a folder at the top; 0 for the top itself. */
export const depthOf = (folders: Folders, id: number | null): number => {
  const folder = folders.find((it) => it.id === id)
  return folder === undefined ? 0 : 1 + depthOf(folders, folder.parentId)
}

/** How many levels a folder and what is in it take up. */
export const heightOf = (folders: Folders, id: number): number =>
  1 + Math.max(0, ...siblingsIn(folders, id).map((child) => heightOf(folders, child.id)))

/** Whether a folder is another one or lies in it, however deep. */
export const isWithin = (folders: Folders, id: number | null, outer: number): boolean => {
  if (id === outer) return true
  const folder = folders.find((it) => it.id === id)
  return folder !== undefined && isWithin(folders, folder.parentId, outer)
}

export const isNameTaken = (folders: Folders, parentId: number | null, name: string, except = 0): boolean =>
  siblingsIn(folders, parentId).some((folder) => folder.name === name && folder.id !== except)

/** The name, or the first of 名称（2）, 名称（3） … that is free. */
export const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let count = 2, free = name; ; count += 1) {
    if (!taken.has(free)) return free
    const mark = `（${count}）`
    free = `${name.slice(0, MAX_NAME_LENGTH - mark.length)}${mark}`
  }
}

/** The siblings with one of them (or a newcomer) at a place counted from 1; beyond the end is the end. */
export const placedAt = <T extends { readonly id: number }>(
  siblings: readonly T[],
  one: T,
  place: number,
): T[] => siblings.filter(({ id }) => id !== one.id).toSpliced(place - 1, 0, one)

/** What changes when a folder is dissolved: its folders stand in its place among its siblings, with names of their own. */
export const dissolved = (folders: Folders, gone: Folder): Folder[] => {
  const siblings = siblingsIn(folders, gone.parentId)
  const taken = new Set(siblings.filter(({ id }) => id !== gone.id).map(({ name }) => name))
  const risen = siblingsIn(folders, gone.id).map((child) => {
    const name = freeName(child.name, taken)
    taken.add(name)
    return { ...child, parentId: gone.parentId, name }
  })
  return siblings
    .toSpliced(
      siblings.findIndex(({ id }) => id === gone.id),
      1,
      ...risen,
    )
    .map((folder, index) => ({ ...folder, sort: index + 1 }))
}
