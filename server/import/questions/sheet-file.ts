import { parse } from 'csv-parse/sync'
import { escapeMarkup } from '../../html/escape-markup.ts'
import { columnOf, type MergedCell, mergedAt } from '../merged-cells.ts'
import type { Table, TableLine } from '../table-file.ts'
import { FileRefusal } from './draft.ts'
import { type InlineMarks, unmarked } from './inline-marks.ts'
import type { OfficePictures } from './office-picture.ts'
import { type OfficeFiles, officeAttribute, officePart, officeTargets } from './office-xml.ts'
import { namedCellPictures, type SheetPicture, sheetPictures } from './sheet-pictures.ts'
import { allIn, childNamed, childrenNamed, textIn, type XmlElement } from './xml.ts'

const MAX_LINES = 20_000
const MAX_COLUMNS = 100

const TOO_LONG = `表格多于 ${MAX_LINES} 行，请分成几个文件`

/** One run of a cell: raised and lowered figures stay as they are. */
const runOf = (run: XmlElement, marks: InlineMarks): string => {
  const text = unmarked(textIn(childNamed(run, 't')))
  const properties = childNamed(run, 'rPr')
  const align = properties === undefined ? undefined : childNamed(properties, 'vertAlign')
  const tag = { superscript: 'sup', subscript: 'sub' }[
    align === undefined ? '' : officeAttribute(align, 'val')
  ]
  return tag === undefined || text.trim() === '' ? text : marks.put(`<${tag}>${escapeMarkup(text)}</${tag}>`)
}

const richText = (element: XmlElement, marks: InlineMarks): string => {
  const runs = childrenNamed(element, 'r')
  return runs.length > 0
    ? runs.map((run) => runOf(run, marks)).join('')
    : unmarked(textIn(childNamed(element, 't')))
}

type NumberKind = 'date' | 'percent'

const DATES = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)
const PERCENTS: readonly number[] = [9, 10]

/** By the number of a cell's style: whether its number is a date or a share. */
const numberKinds = (files: OfficeFiles): ReadonlyMap<string, NumberKind> => {
  const styles = officePart(files, 'xl/styles.xml')
  if (styles === null) return new Map()
  const own = new Map(
    allIn(styles)
      .filter(({ name }) => name === 'numFmt')
      .map((it) => [Number(officeAttribute(it, 'numFmtId')), officeAttribute(it, 'formatCode')]),
  )
  const cells = childNamed(styles, 'cellXfs')
  const kinds = new Map<string, NumberKind>()
  for (const [index, it] of (cells === undefined ? [] : childrenNamed(cells, 'xf')).entries()) {
    const id = Number(officeAttribute(it, 'numFmtId'))
    const code = (own.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
    if (DATES(id) || /[ymd]/i.test(code)) kinds.set(String(index), 'date')
    else if (PERCENTS.includes(id) || code.includes('%')) kinds.set(String(index), 'percent')
  }
  return kinds
}

/** Days since 1899-12-30 as 2026-09-01: what is meant for a fraction becomes a date in many a table. */
const dateOf = (days: number): string =>
  new Date(Math.round((days - 25_569) * 86_400_000)).toISOString().slice(0, 10)

const shownNumber = (text: string, kind: NumberKind | undefined): string => {
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  if (kind === 'date' && value > 0 && value < 2_958_466) return dateOf(value)
  const plain = Number.parseFloat(value.toPrecision(12))
  return kind === 'percent' ? `${Number.parseFloat((value * 100).toPrecision(12))}%` : String(plain)
}

interface Reading extends Pick<OfficePictures, 'markOf'> {
  readonly cellPictures: ReadonlyMap<string, string>
  readonly shared: readonly string[]
  readonly kinds: ReturnType<typeof numberKinds>
  readonly marks: InlineMarks
}

const IN_CELL = /^=(?:_xlfn\.)?DISPIMG\("([^"]+)"/i

/** Excel keeps a picture of a cell as a value from elsewhere. */
const UNREAD_PICTURE = '有一张放进单元格里的图片读不出来，请改成浮在单元格上的图片'

const textOf = (cell: XmlElement, { shared, kinds, marks }: Reading): string => {
  const type = officeAttribute(cell, 't')
  const value = textIn(childNamed(cell, 'v')).trim()
  if (type === 's') return (shared[Number(value)] ?? '').trim()
  const inline = childNamed(cell, 'is')
  if (type === 'inlineStr' && inline !== undefined) return richText(inline, marks).trim()
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'str') return unmarked(value)
  return type === 'e' ? '' : shownNumber(value, kinds.get(officeAttribute(cell, 's')))
}

const cellOf = (cell: XmlElement, reading: Reading): string => {
  const { marks, markOf, cellPictures } = reading
  if (officeAttribute(cell, 't') === 'e' && officeAttribute(cell, 'vm') !== '')
    return marks.put('［图］', UNREAD_PICTURE)
  const text = textOf(cell, reading)
  const [, picture] = IN_CELL.exec(text) ?? []
  return picture === undefined ? text : markOf(cellPictures.get(picture))
}

const lineOf = (row: XmlElement, line: number, reading: Reading): Line => {
  const cells: string[] = []
  for (const cell of childrenNamed(row, 'c')) {
    const column = columnOf(/^[A-Z]{1,3}/.exec(officeAttribute(cell, 'r'))?.[0] ?? 'A')
    if (column < MAX_COLUMNS) cells[column] = cellOf(cell, reading)
  }
  return { line, cells: Array.from(cells, (cell) => cell ?? ''), merged: [] }
}

interface Line extends TableLine {
  readonly cells: string[]
  readonly merged: number[]
}

const NOTHING_MERGED: MergedCell = { from: 0, to: 0, column: 0 }

/** A cell merged over rows stands in each of them. */
const fillDown = (sheet: XmlElement, lines: readonly Line[]): void => {
  const merges = childNamed(sheet, 'mergeCells')
  const byLine = new Map(lines.map((line) => [line.line, line]))
  for (const merge of merges === undefined ? [] : childrenNamed(merges, 'mergeCell')) {
    const { from, to, column } = mergedAt(officeAttribute(merge, 'ref')) ?? NOTHING_MERGED
    const above = byLine.get(from + 1)?.cells[column] ?? ''
    if (above === '' || to - from > MAX_LINES) continue
    for (let at = from + 1; at <= to; at += 1) {
      const line = byLine.get(at + 1)
      if (line === undefined || (line.cells[column] ?? '') !== '') continue
      while (line.cells.length <= column) line.cells.push('')
      line.cells[column] = above
      line.merged.push(column)
    }
  }
}

const linesOf = (sheet: XmlElement, reading: Reading): readonly TableLine[] => {
  const data = childNamed(sheet, 'sheetData')
  const rows = data === undefined ? [] : childrenNamed(data, 'row')
  if (rows.length > MAX_LINES) throw new FileRefusal(TOO_LONG)
  const lines = rows.map((row, index) => lineOf(row, Number(officeAttribute(row, 'r')) || index + 1, reading))
  fillDown(sheet, lines)
  return lines
}

export interface SheetTable extends Table {
  /** What lies over its cells. */
  readonly pictures: readonly SheetPicture[]
}

/** Every sheet of a workbook that is shown, in its order. */
export const sheetsOf = (
  files: OfficeFiles,
  marks: InlineMarks,
  { markOf }: OfficePictures,
): readonly SheetTable[] => {
  const workbook = officePart(files, 'xl/workbook.xml')
  const sheets = workbook === null ? undefined : childNamed(workbook, 'sheets')
  const targets = officeTargets(files, 'xl/workbook.xml')
  const strings = officePart(files, 'xl/sharedStrings.xml')
  const shared = (strings === null ? [] : childrenNamed(strings, 'si')).map((it) => richText(it, marks))
  const cellPictures = namedCellPictures(files)
  const reading = { shared, kinds: numberKinds(files), marks, markOf, cellPictures }
  return (sheets === undefined ? [] : childrenNamed(sheets, 'sheet'))
    .filter((sheet) => !/^(?:hidden|veryHidden)$/.test(officeAttribute(sheet, 'state')))
    .flatMap((sheet) => {
      const path = targets.get(officeAttribute(sheet, 'id')) ?? ''
      const part = officePart(files, path)
      if (part === null) return []
      const pictures = sheetPictures(files, path, markOf)
      return [{ sheet: officeAttribute(sheet, 'name'), lines: linesOf(part, reading), pictures }]
    })
}

/** The lines of a table with commas or tabs between its cells. */
export const csvSheet = (text: string): SheetTable => {
  const [head = ''] = text.split('\n')
  const delimiter = head.includes('\t') && !head.includes(',') ? '\t' : ','
  // A file that two programs wrote has lines that end in two ways.
  const recordDelimiter = ['\r\n', '\n', '\r']
  const options = { bom: true, relaxColumnCount: true, relaxQuotes: true, delimiter, recordDelimiter }
  const records: string[][] = parse(text, options)
  if (records.length > MAX_LINES) throw new FileRefusal(TOO_LONG)
  const lines = records.map((record, index) => ({
    line: index + 1,
    cells: record.map((cell) => unmarked(cell).trim()),
    merged: [],
  }))
  return { sheet: '', lines, pictures: [] }
}
