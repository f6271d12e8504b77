import { describe, expect, it } from 'vitest'
import { type LevelStatus, type TreeRow, treeMove, treeRows, typedRow } from '#domain/catalogue/tree-rows.ts'
import { aNode } from '#tests/support/a-list.ts'

const nodes = [
  aNode('chapter', 1, '第一章 有理数', [
    aNode('chapter', 11, '1.1 正数和负数'),
    aNode('chapter', 12, '1.2 有理数', [aNode('chapter', 121, '数轴')]),
  ]),
  aNode('chapter', 2, '第二章 整式'),
  aNode('chapter', 3, '附录', [], { hasChildren: true }),
]

const rowsOf = (expanded: readonly number[], filter = '', status: LevelStatus | null = null) =>
  treeRows(nodes, { expanded, filter, statusOf: () => status })

const told = (rows: readonly TreeRow[]) =>
  rows.map((row) =>
    row.kind === 'node'
      ? `${' '.repeat(row.level - 1)}${row.node.name} ${row.position}/${row.size}${row.expanded === null ? '' : row.expanded ? ' -' : ' +'}`
      : `${' '.repeat(row.level - 1)}${row.kind} ${row.parentId}`,
  )

describe('the lines of a tree', () => {
  it('are the unfolded ones, each with its place among its neighbours', () => {
    expect(told(rowsOf([]))).toEqual(['第一章 有理数 1/3 +', '第二章 整式 2/3', '附录 3/3 +'])
    expect(told(rowsOf([1, 12]))).toEqual([
      '第一章 有理数 1/3 -',
      ' 1.1 正数和负数 1/2',
      ' 1.2 有理数 2/2 -',
      '  数轴 1/1',
      '第二章 整式 2/3',
      '附录 3/3 +',
    ])
  })

  it('tell how it stands with a level that has not come', () => {
    expect(told(rowsOf([3], '', 'loading')).slice(-2)).toEqual(['附录 3/3 -', ' loading 3'])
    expect(told(rowsOf([3], '', 'failed')).at(-1)).toBe(' failed 3')
    expect(told(rowsOf([3])).at(-1)).toBe('附录 3/3 -')
  })

  it('of a filtered tree lead to what matches and hide the rest', () => {
    expect(told(rowsOf([], '数轴'))).toEqual(['第一章 有理数 1/1 -', ' 1.2 有理数 1/1 -', '  数轴 1/1'])
    expect(told(rowsOf([], ' 整式 '))).toEqual(['第二章 整式 1/1'])
    expect(rowsOf([], '几何')).toEqual([])
  })
})

describe('a key', () => {
  const rows = rowsOf([1, 12])
  const press = (at: number, key: string) => treeMove(rows, at, key)

  it('goes up and down, and to the ends', () => {
    expect([press(0, 'ArrowDown'), press(5, 'ArrowDown'), press(1, 'ArrowUp'), press(0, 'ArrowUp')]).toEqual([
      { to: 1 },
      null,
      { to: 0 },
      null,
    ])
    expect([press(3, 'Home'), press(1, 'End'), press(1, 'x')]).toEqual([{ to: 0 }, { to: 5 }, null])
  })

  it('unfolds and goes in, folds and goes out', () => {
    expect([press(5, 'ArrowRight'), press(0, 'ArrowRight'), press(1, 'ArrowRight')]).toEqual([
      { unfold: 5 },
      { to: 1 },
      null,
    ])
    expect([press(2, 'ArrowLeft'), press(3, 'ArrowLeft'), press(4, 'ArrowLeft')]).toEqual([
      { fold: 2 },
      { to: 2 },
      null,
    ])
    expect(treeMove(rowsOf([3]), 2, 'ArrowRight')).toBe(null)
  })

  it('of a letter goes to the next line that begins with it, letters in one go to what they begin', () => {
    expect([typedRow(rows, 0, '第'), typedRow(rows, 4, '第'), typedRow(rows, 1, '1.2')]).toEqual([
      { to: 4 },
      { to: 0 },
      { to: 2 },
    ])
    expect(typedRow(rows, 0, '几')).toBe(null)
  })
})
