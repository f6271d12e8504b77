import { expect, test } from 'vitest'
import { cellAfter, columnName, columnWidths, windowOf } from '#ui/preview/workbook/sheet-layout.ts'

const sheet = {
  name: '成绩',
  rows: [
    ['a', '教师姓名'],
    ['b', 'c'],
  ],
  width: 2,
  omitted: 0,
}

test('columns are called as spreadsheets call them', () => {
  expect([0, 25, 26, 27, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA'])
})

test('a column is as wide as what stands in it, within reason', () => {
  expect(columnWidths(sheet)).toEqual([72, 76])
  expect(columnWidths({ ...sheet, rows: [['字'.repeat(500), '']] })).toEqual([320, 72])
})

test('of ten thousand rows those are drawn that are seen, and some beside them', () => {
  expect(windowOf(0, 640, 10_000)).toEqual([0, 32])
  expect(windowOf(32_000, 640, 10_000)).toEqual([988, 1032])
  expect(windowOf(0, 640, 5)).toEqual([0, 5])
})

test('keys lead from cell to cell and not out of the sheet', () => {
  expect(cellAfter('ArrowDown', { row: 0, column: 0 }, sheet)).toEqual({ row: 1, column: 0 })
  expect(cellAfter('PageDown', { row: 0, column: 1 }, sheet)).toEqual({ row: 1, column: 1 })
  expect(cellAfter('ArrowLeft', { row: 0, column: 0 }, sheet)).toEqual({ row: 0, column: 0 })
  expect(cellAfter('a', { row: 0, column: 0 }, sheet)).toBeNull()
})
