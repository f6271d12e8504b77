import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import readWorkbook from 'read-excel-file/node'

/** A row of a table as somebody looking at the file sees it. */
export interface TableLine {
  /** From 1. */
  readonly line: number
  /** Without the blanks around them; '' for nothing. */
  readonly cells: readonly string[]
}

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : ''
}

/** UTF-8 where it is that, else what spreadsheets of a Chinese Windows write. */
const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const readCsv = (bytes: Buffer): readonly TableLine[] => {
  const lines: TableLine[] = []
  parse(decoded(bytes), {
    bom: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    onRecord: (record: string[], { lines: line }) => {
      lines.push({ line, cells: record.map(textOf) })
      return null
    },
  })
  return lines
}

const ZIP = Buffer.from('PK\u0003\u0004')

/** The first sheet of an xlsx file, or a CSV in UTF-8 or GB 18030. */
export const readTable = async (path: string): Promise<readonly TableLine[]> => {
  const bytes = await readFile(path)
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) return readCsv(bytes)
  const [sheet] = await readWorkbook(bytes)
  return (sheet?.data ?? []).map((row, index) => ({ line: index + 1, cells: row.map(textOf) }))
}
