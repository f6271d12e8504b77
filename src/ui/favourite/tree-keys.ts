import type { FolderRow } from '#domain/favourite/folder-tree.ts'

/** A row of the tree on the screen: the two that are no folders, then the folders. */
export type TreeRow =
  | { readonly key: 'all' | 0; readonly folder: null }
  | ({ readonly key: number } & FolderRow & { readonly open: boolean })

/** What a key does in the tree (WAI-ARIA tree view). */
export type TreeMove =
  | { readonly kind: 'focus'; readonly key: TreeRow['key'] }
  | { readonly kind: 'fold'; readonly id: number; readonly open: boolean }

const focus = (row: TreeRow | undefined): TreeMove | null =>
  row === undefined ? null : { kind: 'focus', key: row.key }

/** Null for a key that means nothing here. */
export const treeMoveOf = (
  rows: readonly TreeRow[],
  current: TreeRow['key'],
  pressed: string,
): TreeMove | null => {
  const at = rows.findIndex(({ key }) => key === current)
  const row = rows[at]
  switch (pressed) {
    case 'ArrowDown':
      return focus(rows[at + 1])
    case 'ArrowUp':
      return focus(rows[at - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      if (row === undefined || row.folder === null || !row.expandable) return null
      return row.open ? focus(rows[at + 1]) : { kind: 'fold', id: row.folder.id, open: true }
    case 'ArrowLeft': {
      if (row === undefined || row.folder === null) return null
      const { id, parentId } = row.folder
      if (row.expandable && row.open) return { kind: 'fold', id, open: false }
      return parentId === 0 ? null : focus(rows.find(({ key }) => key === parentId))
    }
    default:
      return null
  }
}

/** A row whose name begins with what was typed, from the one after the current. */
export const rowByLetter = (
  rows: readonly TreeRow[],
  current: TreeRow['key'],
  letter: string,
): TreeMove | null => {
  const at = rows.findIndex(({ key }) => key === current) + 1
  const inTurn = [...rows.slice(at), ...rows.slice(0, at)]
  return focus(inTurn.find(({ folder }) => folder?.name.toLowerCase().startsWith(letter.toLowerCase())))
}
