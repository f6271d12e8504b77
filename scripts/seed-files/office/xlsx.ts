import writeExcelFile, { type Row } from 'write-excel-file/node'
import type { ResourceDocument } from '../document/catalogue.js'
import { statementOf } from '../document/point.js'
import { type Table, tableOf, widthOf } from '../document/table.js'
import { chapterOf, shelfOf, signatureOf } from '../document/wording.js'
import { type Palette, paletteOf } from '../look/palette.js'
import { settled } from '../output/ooxml.js'

/** A resource that is no table becomes one: number, heading, content. */
const listed = (points: readonly string[]): Table => ({
  header: ['序号', '项目', '内容'],
  rows: points
    .map(statementOf)
    .map(({ heading, sentences }, index) => [`${index + 1}`, heading ?? '', sentences.join('')]),
  notes: [],
})

const signs = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1.1), 0)

const columnWidths = ({ header, rows }: Table, count: number): number[] =>
  Array.from({ length: count }, (_, column) => {
    const longest = Math.max(
      ...[header, ...rows].filter((row) => row.length === count).map((row) => signs(row[column] ?? '')),
    )
    return Math.min(48, Math.max(8, Math.ceil(longest) + 3))
  })

const isNumber = (text: string): boolean => /^[-−－]?\d+(?:\.\d+)?$/u.test(text) && !/^0\d/u.test(text)
const numberOf = (text: string): number => Number(text.replace(/[−－]/u, '-'))

const filler = (count: number): Row => Array.from({ length: count }, () => null)

const tableRow = (
  cells: readonly string[],
  widths: readonly number[],
  palette: Palette,
  striped: boolean,
): Row => {
  const drawn: Row = cells.map((text, column) => ({
    ...(isNumber(text) ? { value: numberOf(text), type: Number } : { value: text, type: String }),
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

const lineRow = (
  value: string,
  count: number,
  style: Readonly<Record<string, unknown>>,
  height: number,
): Row => [
  { value, type: String, columnSpan: count, alignVertical: 'center' as const, wrap: true, height, ...style },
  ...filler(count - 1),
]

export const xlsx = async (one: ResourceDocument): Promise<Uint8Array> => {
  const palette = paletteOf(one.subject)
  const table = tableOf(one.points) ?? listed(one.points)
  const count = widthOf(table)
  const widths = columnWidths(table, count)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const lineHeight = (text: string): number => 20 * Math.ceil(signs(text) / (whole - 2))
  const title = { fontSize: 16, fontWeight: 'bold', textColor: palette.deep, align: 'left' }
  const small = { fontSize: 9, textColor: '#646464', align: 'left' }
  const data: Row[] = [
    lineRow(one.title, count, title, 32),
    lineRow(`${shelfOf(one)}　${chapterOf(one)}　${signatureOf(one)}`, count, small, 18),
    lineRow(one.summary, count, small, 18),
    headerRow(table.header, count, palette),
    ...table.rows.map((row, index) => tableRow(row, widths, palette, index % 2 === 1)),
    ...table.notes.map((note) =>
      lineRow(note, count, { textColor: palette.deep, align: 'left' }, lineHeight(note)),
    ),
  ]
  const file = writeExcelFile(
    data,
    {
      sheet: one.title.replace(/[\\/?*[\]:：]/gu, ' ').slice(0, 28),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 4,
      orientation: 'landscape',
      showGridLines: false,
    },
    { fontFamily: '微软雅黑', fontSize: 11 },
  )
  return settled(await file.toBuffer())
}
