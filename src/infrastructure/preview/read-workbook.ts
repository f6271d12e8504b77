import { unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import type { Sheet, SheetPicture } from '#domain/preview/opened-file.ts'
import { formattedNumber, numberFormatsOf, plainNumber } from './number-format.ts'
import { allNamed, type Package, packageOf } from './package-xml.ts'
import {
  type CellPicture,
  drawnPictures,
  namedCellPictures,
  pictureReader,
  valueCellPictures,
} from './sheet-pictures.ts'

/** More than anybody reads in a preview; what is beyond is said to be left out. */
const MAX_ROWS = 20_000
const MAX_COLUMNS = 200
const MAX_CELL = 2000
/** Characters of a sheet; the formats of a longer one are not looked for. */
const MAX_XML = 80_000_000

const two = (value: number): string => String(value).padStart(2, '0')

/** Spreadsheets know no time zone: their moments are told as if it were UTC. */
const momentText = (moment: Date): string => {
  if (Number.isNaN(moment.getTime())) return ''
  const day = `${moment.getUTCFullYear()}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`
  const time = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}`
  return time === '00:00' ? day : `${day} ${time}`
}

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return momentText(value)
  if (typeof value === 'number') return plainNumber(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'string' ? value.slice(0, MAX_CELL) : ''
}

const DAY_MS = 86_400_000
/** Days from the first of a spreadsheet to 1970. */
const FIRST_DAY = 25_569

/** The number that a cell holds; a moment is one, too. */
const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return null
  return value.getTime() / DAY_MS + FIRST_DAY
}

/** A cell of a sheet's XML: where it stands, and what its value alone does not say. Counts from 0. */
interface CellHead {
  readonly row: number
  readonly column: number
  readonly style: number
  /** Where a picture stands in it; from 1, 0 for none. */
  readonly valueMetadata: number
}

const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

/** The cells of a sheet in their order; the reader of their values keeps nothing of how they look. */
function* cellHeads(xml: string): Generator<CellHead> {
  let row = -1
  let column = -1
  for (const [, name, attributes = ''] of xml.matchAll(/<(?:\w+:)?(row|c)(\s[^>]*)?>/g)) {
    if (name === 'row') {
      row = Number(attributeOf(attributes, 'r') || row + 2) - 1
      column = -1
      continue
    }
    const [, letters, line] = /^([A-Z]{1,3})(\d{1,7})$/.exec(attributeOf(attributes, 'r')) ?? []
    row = line === undefined ? row : Number(line) - 1
    column = letters === undefined ? column + 1 : columnOf(letters)
    const style = Number(attributeOf(attributes, 's'))
    yield { row, column, style, valueMetadata: Number(attributeOf(attributes, 'vm')) }
  }
}

/** A cell that calls for a picture that is not there. */
const LOST: CellPicture = { width: 0, height: 0, title: '', address: '' }

const IMAGE_CALL = /^=?(?:_xlfn\.)?DISPIMG\("([^"]+)"/i

/** What the parts of a workbook say of its sheets besides their values. */
const looksOf = (workbook: Package) => {
  const formatOf = numberFormatsOf(workbook)
  const addressOf = pictureReader(workbook)
  const named = namedCellPictures(workbook, addressOf)
  const byMetadata = valueCellPictures(workbook, addressOf)
  const targets = workbook.targetsOf('xl/workbook.xml')
  const paths = new Map(
    allNamed(workbook.tree('xl/workbook.xml'), 'sheet').map(({ attributes }) => [
      attributes['name'] ?? '',
      targets.get(attributes['id'] ?? '') ?? '',
    ]),
  )
  return (name: string, data: readonly (readonly unknown[])[], rows: string[][]): readonly SheetPicture[] => {
    const path = paths.get(name) ?? ''
    const pictures = [...drawnPictures(workbook, path, addressOf)]
    const xml = workbook.text(path)
    for (const { row, column, style, valueMetadata } of xml.length > MAX_XML ? [] : cellHeads(xml)) {
      const value = data[row]?.[column]
      const line = rows[row] ?? []
      const number = numberOf(value)
      const code = number === null ? null : formatOf(style)
      if (number !== null && code !== null && column in line) line[column] = formattedNumber(number, code)
      const image = typeof value === 'string' ? IMAGE_CALL.exec(value)?.[1] : undefined
      const picture = image === undefined ? byMetadata(valueMetadata) : (named.get(image) ?? LOST)
      if (picture === null) continue
      if (column in line) line[column] = ''
      pictures.push({ ...picture, row, column, rows: 1 })
    }
    return pictures.filter(({ row, column }) => row < MAX_ROWS && column < MAX_COLUMNS)
  }
}

/** The sheets of a workbook as a spreadsheet shows their cells; rejects for what is no workbook. */
export const readWorkbook = async (content: ArrayBuffer): Promise<readonly Sheet[]> => {
  const sheets = await readXlsxFile(content)
  const picturesOf = looksOf(packageOf(unzipSync(new Uint8Array(content))))
  return sheets.map(({ sheet: name, data }) => {
    const rows = data.slice(0, MAX_ROWS).map((row) => row.slice(0, MAX_COLUMNS).map(cellText))
    const omitted = data.length - rows.length
    const pictures = picturesOf(name, data, rows)
    // Where a picture lies there is a sheet, with or without anything else in it.
    const lowest = pictures.reduce((most, { row }) => Math.max(most, row + 1), 0)
    while (rows.length < lowest) rows.push([])
    const width = [...pictures.map(({ column }) => column + 1), ...rows.map(({ length }) => length)].reduce(
      (most, each) => Math.max(most, each),
      0,
    )
    for (const row of rows) while (row.length < width) row.push('')
    return { name, rows, width, omitted, pictures }
  })
}
