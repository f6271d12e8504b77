export interface OwnDirectory {
  readonly id: number
  /** Null at the top. */
  readonly parentId: number | null
  readonly name: string
}

export interface OwnFileRow {
  readonly id: number
  /** Null at the top. */
  readonly directoryId: number | null
  /** Without the suffix. */
  readonly name: string
  readonly suffix: string
  /** Bytes. */
  readonly size: number
  readonly fileId: number
}

/** How deep folders go. */
export const MAX_DIRECTORY_DEPTH = 10

/** Folders of one user, on all levels: all of them are read at once. */
export const MAX_DIRECTORIES = 2000

/** The tree of a user's folders: what lies where, without a query for each step. */
export const directoryTree = <T extends OwnDirectory>(directories: readonly T[]) => {
  const byId = new Map(directories.map((it) => [it.id, it]))
  const byParent = new Map<number | null, T[]>()
  for (const it of directories) byParent.set(it.parentId, [...(byParent.get(it.parentId) ?? []), it])

  /** From the top to a folder, the folder last; empty for the top itself. */
  const lineTo = (id: number | null): T[] => {
    const line: T[] = []
    for (let at = byId.get(id ?? 0); at; at = byId.get(at.parentId ?? 0)) line.unshift(at)
    return line
  }
  const childrenOf = (id: number | null): readonly T[] => byParent.get(id) ?? []
  /** A folder and all folders below it. */
  const within = (id: number): number[] => [id, ...childrenOf(id).flatMap((child) => within(child.id))]
  /** How many levels a folder and what is in it take up. */
  const heightOf = (id: number): number =>
    1 + Math.max(0, ...childrenOf(id).map((child) => heightOf(child.id)))

  return {
    find: (id: number): T | undefined => byId.get(id),
    childrenOf,
    lineTo,
    within,
    heightOf,
    /** `备课/七年级`; '' for the top. */
    pathTo: (id: number | null): string =>
      lineTo(id)
        .map(({ name }) => name)
        .join('/'),
    /** Whether a place lies in a folder or is that folder. */
    isWithin: (id: number | null, outer: number): boolean => lineTo(id).some((it) => it.id === outer),
  }
}

/** All folders and files of a user that do not lie in the bin. */
export interface OwnFileTree {
  readonly directories: readonly OwnDirectory[]
  readonly files: readonly OwnFileRow[]
  readonly tree: ReturnType<typeof directoryTree<OwnDirectory>>
}
