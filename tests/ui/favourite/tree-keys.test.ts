import { describe, expect, it } from 'vitest'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import { rowsOf } from '#domain/favourite/folder-tree.ts'
import { rowByLetter, type TreeRow, treeMoveOf } from '#ui/favourite/tree-keys.ts'

const FOLDERS: readonly FavouriteFolder[] = [
  { id: 1, parentId: 0, name: 'Bei', place: 1, held: 1 },
  { id: 2, parentId: 1, name: 'shang', place: 1, held: 0 },
  { id: 3, parentId: 0, name: 'Bao', place: 2, held: 0 },
]

const rows = (open: boolean): readonly TreeRow[] => [
  { key: 'all', folder: null },
  { key: 0, folder: null },
  ...rowsOf(FOLDERS, () => open).map((row) => ({ ...row, key: row.folder.id, open })),
]

const focus = (key: TreeRow['key']) => ({ kind: 'focus', key })

describe('the keys of the tree', () => {
  it.each([
    ['all', 'ArrowDown', focus(0)],
    ['all', 'ArrowUp', null],
    [0, 'ArrowDown', focus(1)],
    [1, 'ArrowRight', focus(2)],
    [2, 'ArrowLeft', focus(1)],
    [2, 'ArrowRight', null],
    [1, 'ArrowLeft', { kind: 'fold', id: 1, open: false }],
    [3, 'ArrowLeft', null],
    [3, 'ArrowDown', null],
    [3, 'Home', focus('all')],
    ['all', 'End', focus(3)],
    ['all', 'ArrowLeft', null],
    [1, 'Tab', null],
  ] as const)('on %s, %s', (at, key, move) => {
    expect(treeMoveOf(rows(true), at, key)).toEqual(move)
  })

  it('unfold what is folded', () => {
    expect(treeMoveOf(rows(false), 1, 'ArrowRight')).toEqual({ kind: 'fold', id: 1, open: true })
    expect(treeMoveOf(rows(false), 1, 'ArrowDown')).toEqual(focus(3))
  })

  it('find a name by its first letter, round the end', () => {
    expect([
      rowByLetter(rows(true), 1, 'b'),
      rowByLetter(rows(true), 3, 'B'),
      rowByLetter(rows(true), 1, 'x'),
    ]).toEqual([focus(3), focus(1), null])
  })
})
