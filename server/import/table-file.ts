import { readFile } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'
import { mergedCells } from './merged-cells.ts'

/** A row of a table as a user sees it in the file. */
export interface TableLine {
  /** From 1. */
  readonly line: number
  /** As they are written, blanks around them too; '' for nothing. */
  readonly cells: readonly string[]
  /** Columns, from 0, whose text stands in a merged cell that began further up. */
  readonly merged: readonly number[]
}

/** A sheet of a workbook, or all of a CSV. */
export interface Table {
  /** '' for a file that has no sheets. */
  readonly sheet: string
  readonly lines: readonly TableLine[]
}

/** Spreadsheets know no time zone: their moments are told as if it were UTC. */
const momentText = (moment: Date): string => {
  // A number that is no day, however its cell shows it.
  if (Number.isNaN(moment.getTime())) return ''
  return moment
    .toISOString()
    .slice(0, 16)
    .replace('T', ' ')
    .replace(/ 00:00$/, '')
}

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return momentText(cell)
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** UTF-8 where it is that, UTF-16 where it says so, else what spreadsheets of a Chinese Windows write. */
const decoded = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const DELIMITERS = [',', '\t', ';'] as const

/** What parts the cells: whatever stands most often in the first lines. */
const delimiterOf = (text: string): string => {
  const head = text.split('\n', 20).join('\n')
  const counts = DELIMITERS.map((sign) => head.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

const readCsv = (bytes: Buffer): Table => {
  const lines: TableLine[] = []
  const text = decoded(bytes)
  try {
    parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      // A file that two programs wrote has lines that end in two ways.
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxQuotes: true,
      onRecord: (record: string[]) => {
        // The row that a spreadsheet shows, also below a cell of several lines.
        lines.push({ line: lines.length + 1, cells: record.map(textOf), merged: [] })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Error(`表格第 ${lines.length + 1} 行起读不出来：引号没有成对`, { cause: error })
  }
  return { sheet: '', lines }
}

const ZIP = Buffer.from('PK\u0003\u0004')
/** An xls of old, or a workbook under a password. */
const COMPOUND = Buffer.from('d0cf11e0', 'hex')

const readSheets = async (bytes: Buffer): Promise<readonly Table[]> => {
  // First what refuses a file that swells when it is unpacked.
  const mergedIn = mergedCells(bytes)
  const sheets = await readWorkbook(bytes, { trim: false })
  return sheets.map(({ sheet, data }) => {
    const cells = data.map((row) => row.map(textOf))
    const merged: number[][] = cells.map(() => [])
    for (const { from, to, column } of mergedIn(sheet))
      for (const [index, row] of cells.slice(from + 1, to + 1).entries()) {
        const above = cells[from]?.[column] ?? ''
        if (above === '' || (row[column] ?? '') !== '') continue
        row[column] = above
        merged[from + 1 + index]?.push(column)
      }
    return {
      sheet,
      lines: cells.map((row, index) => ({ line: index + 1, cells: row, merged: merged[index] ?? [] })),
    }
  })
}

/** The sheets of an xlsx file, or a CSV in UTF-8, UTF-16 or GB 18030. A cell merged over rows stands in each of them. */
export const readTable = async (path: string): Promise<readonly Table[]> => readTableOf(await readFile(path))

/** The same of the bytes of a file. */
export const readTableOf = async (bytes: Buffer): Promise<readonly Table[]> => {
  if (bytes.subarray(0, ZIP.length).equals(ZIP))
    return readSheets(bytes).catch((error: unknown) => {
      throw new Error('表格读不出来（已损坏，或不是 xlsx）；请在 Excel 或 WPS 里另存为 xlsx 或 CSV', {
        cause: error,
      })
    })
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND))
    throw new Error('这是旧版 xls，或设了打开密码的表格；请另存为没有密码的 xlsx')
  return [readCsv(bytes)]
}
