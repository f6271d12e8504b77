import { expect, test } from 'vitest'
import {
  cellAfter,
  columnName,
  columnWidths,
  pictureSize,
  rowTops,
  windowOf,
} from '#ui/preview/workbook/sheet-layout.ts'

const sheet = {
  name: '成绩',
  rows: [
    ['a', '教师姓名'],
    ['b', 'c'],
  ],
  width: 2,
  omitted: 0,
  pictures: [],
}

test('columns are called as spreadsheets call them', () => {
  expect([0, 25, 26, 27, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA'])
})

test('a column is as wide as what stands in it, within reason', () => {
  expect(columnWidths(sheet)).toEqual([72, 76])
  expect(columnWidths({ ...sheet, rows: [['字'.repeat(500), '']] })).toEqual([320, 72])
})

test('of ten thousand rows those are drawn that are seen, and some beside them', () => {
  const tops = rowTops({ ...sheet, rows: Array.from({ length: 10_000 }, () => ['']) })
  expect(windowOf(0, 640, tops)).toEqual([0, 32])
  expect(windowOf(32_000, 640, tops)).toEqual([988, 1032])
  expect(windowOf(0, 640, rowTops({ ...sheet, rows: [[''], [''], [''], [''], ['']] }))).toEqual([0, 5])
})

test('a row is as tall as a picture in it needs, within reason', () => {
  const picture = { row: 0, column: 0, rows: 1, width: 400, height: 600, title: '', address: '' }
  const rows = Array.from({ length: 12 }, () => [''])
  const topsWith = (change: Partial<typeof picture>) =>
    rowTops({ ...sheet, rows, pictures: [{ ...picture, ...change }] })
  expect(pictureSize(picture)).toEqual({ width: 160, height: 240 })
  expect(topsWith({}).slice(0, 3)).toEqual([0, 244, 276])
  expect(topsWith({ row: 1, rows: 2 }).slice(0, 5)).toEqual([0, 32, 154, 276, 308])
  expect(topsWith({ rows: 10 }).at(-1)).toBe(12 * 32)
  expect(topsWith({ row: 11, rows: 4 }).at(-1)).toBe(11 * 32 + 61)
})

test('keys lead from cell to cell and not out of the sheet', () => {
  expect(cellAfter('ArrowDown', { row: 0, column: 0 }, sheet)).toEqual({ row: 1, column: 0 })
  expect(cellAfter('PageDown', { row: 0, column: 1 }, sheet)).toEqual({ row: 1, column: 1 })
  expect(cellAfter('ArrowLeft', { row: 0, column: 0 }, sheet)).toEqual({ row: 0, column: 0 })
  expect(cellAfter('a', { row: 0, column: 0 }, sheet)).toBeNull()
})
