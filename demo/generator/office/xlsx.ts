import writeExcelFile, { type Row } from 'write-excel-file/node'
import type { ResourceDocument } from '../document/catalogue.ts'
import { statementOf } from '../document/point.ts'
import { allRows, type Table, tableOf, widthOf } from '../document/table.ts'
import { chapterOf, shelfOf, signatureOf } from '../document/wording.ts'
import { type Palette, paletteOf } from '../look/palette.ts'
import { settled } from '../output/ooxml.ts'

/** A resource that is no table becomes one: number, heading, content. */
const listed = (points: readonly string[]): Table => ({
  header: ['序号', '项目', '内容'],
  rows: points
    .map(statementOf)
    .map(({ heading, sentences }, index) => [`${index + 1}`, heading ?? '', sentences.join('')]),
  notes: [],
})

const signs = (text: string): number =>
  Array.from(text).reduce<number>((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1.1), 0)

const columnWidths = (table: Table, count: number): number[] =>
  Array.from({ length: count }, (_, column) => {
    const longest = Math.max(
      ...allRows(table)
        .filter((row) => row.length === count)
        .map((row) => signs(row[column] ?? '')),
    )
    return Math.min(48, Math.max(8, Math.ceil(longest) + 3))
  })

const isNumber = (text: string): boolean => /^[-−－]?\d+(?:\.\d+)?$/u.test(text) && !/^0\d/u.test(text)
const numberOf = (text: string): number => Number(text.replace(/[−－]/u, '-'))

/** 0.20 keeps its nought. */
const formatOf = (text: string): string => {
  const decimals = text.split('.')[1]?.length ?? 0
  return decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`
}

const filler = (count: number): Row => Array.from({ length: count }, () => null)

const tableRow = (
  cells: readonly string[],
  widths: readonly number[],
  palette: Palette,
  striped: boolean,
): Row => {
  const drawn: Row = cells.map((text, column) => ({
    ...(isNumber(text)
      ? { value: numberOf(text), type: Number, format: formatOf(text) }
      : { value: text, type: String }),
    ...(column === cells.length - 1 && cells.length < widths.length
      ? { columnSpan: widths.length - column }
      : {}),
    ...(isNumber(text) ? { align: 'center' as const } : { align: 'left' as const, indent: 1 }),
    alignVertical: 'center' as const,
    wrap: true,
    borderStyle: 'thin' as const,
    borderColor: palette.line,
    height:
      20 *
      Math.max(1, ...cells.map((one, index) => Math.ceil(signs(one) / spanned(widths, index, cells.length)))),
    ...(striped ? { backgroundColor: palette.paper } : {}),
  }))
  return [...drawn, ...filler(widths.length - cells.length)]
}

const spanned = (widths: readonly number[], column: number, cells: number): number =>
  (column === cells - 1 ? widths.slice(column) : widths.slice(column, column + 1)).reduce(
    (sum, one) => sum + one,
    -2,
  )

const headerRow = (cells: readonly string[], count: number, palette: Palette): Row => [
  ...cells.map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
    textColor: '#ffffff',
    backgroundColor: palette.text,
    align: 'center' as const,
    alignVertical: 'center' as const,
    borderStyle: 'thin' as const,
    borderColor: palette.line,
    height: 24,
  })),
  ...filler(count - cells.length),
]

/** Runs on over the empty cells at its right. */
const freeRow = (value: string, style: Readonly<Record<string, unknown>>, height: number): Row => [
  { value, type: String, alignVertical: 'center' as const, align: 'left' as const, height, ...style },
]

const noteWidth = 92
const spareWidth = 10
const spareColumns = 10

/** A note is wrapped within a readable width, which may reach beyond a narrow table. */
const noteRow = (value: string, widths: readonly number[], palette: Palette): Row => {
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const spare = Math.max(0, Math.ceil((noteWidth - whole) / spareWidth))
  const columnSpan = widths.length + spare
  const height = 20 * Math.ceil(signs(value) / (whole + spare * spareWidth - 4))
  return [
    {
      value,
      type: String,
      columnSpan,
      wrap: true,
      height,
      alignVertical: 'center' as const,
      textColor: palette.deep,
    },
    ...filler(columnSpan - 1),
  ]
}

export const xlsx = async (one: ResourceDocument): Promise<Uint8Array> => {
  const palette = paletteOf(one.subject)
  const table = tableOf(one.points) ?? listed(one.points)
  const count = widthOf(table)
  const widths = columnWidths(table, count)
  const small = { fontSize: 9, textColor: '#646464' }
  const data: Row[] = [
    freeRow(one.title, { fontSize: 16, fontWeight: 'bold', textColor: palette.deep }, 32),
    freeRow(shelfOf(one), small, 18),
    freeRow(chapterOf(one), small, 18),
    freeRow(signatureOf(one), small, 18),
    freeRow(one.summary, small, 20),
    ...(table.header === undefined ? [] : [headerRow(table.header, count, palette)]),
    ...table.rows.map((row, index) => tableRow(row, widths, palette, index % 2 === 1)),
    ...table.notes.map((note) => noteRow(note, widths, palette)),
  ]
  const file = writeExcelFile(
    data,
    {
      sheet: one.title.replace(/[\\/?*[\]:：]/gu, ' ').slice(0, 28),
      columns: [...widths, ...Array.from({ length: spareColumns }, () => spareWidth)].map((width) => ({
        width,
      })),
      stickyRowsCount: table.header === undefined ? 5 : 6,
      orientation: 'landscape',
      showGridLines: false,
    },
    { fontFamily: '微软雅黑', fontSize: 11 },
  )
  return settled(await file.toBuffer())
}
