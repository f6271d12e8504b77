import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { World } from './world.ts'

export interface OwnFile {
  readonly file: FileItem
  /** 0: the top. */
  readonly directoryId: number
}

const shelves = new WeakMap<World, Map<number, OwnFile[]>>()

/** What one person keeps in a world. */
export const ownFilesIn = (world: World, personId: number): OwnFile[] => {
  const shelf = shelves.get(world) ?? new Map<number, OwnFile[]>()
  shelves.set(world, shelf)
  const own = shelf.get(personId) ?? []
  shelf.set(personId, own)
  return own
}

/** `name`, or the first of `name (2)`, `name (3)` … that the folder does not hold. */
export const freeNameIn = (own: readonly OwnFile[], directoryId: number, name: string): string => {
  const taken = new Set(own.filter((it) => it.directoryId === directoryId).map(({ file }) => file.name))
  if (!taken.has(name)) return name
  const dot = name.lastIndexOf('.')
  for (let number = 2; ; number += 1) {
    const numbered = `${name.slice(0, dot)} (${number})${name.slice(dot)}`
    if (!taken.has(numbered)) return numbered
  }
}
