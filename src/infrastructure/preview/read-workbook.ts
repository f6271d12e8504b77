import readXlsxFile from 'read-excel-file/universal'
import type { Sheet } from '#domain/preview/opened-file.ts'

/** More than anybody reads in a preview; what is beyond is said to be left out. */
const MOST_ROWS = 20_000
const MOST_COLUMNS = 200
const MOST_CELL = 2000

const two = (value: number): string => String(value).padStart(2, '0')

/** Spreadsheets know no time zone: their moments are told as if it were UTC. */
const momentText = (moment: Date): string => {
  if (Number.isNaN(moment.getTime())) return ''
  const day = `${moment.getUTCFullYear()}-${two(moment.getUTCMonth() + 1)}-${two(moment.getUTCDate())}`
  const time = `${two(moment.getUTCHours())}:${two(moment.getUTCMinutes())}`
  return time === '00:00' ? day : `${day} ${time}`
}

/** 0.1 + 0.2 is shown as people calculate. */
const numberText = (value: number): string => String(Number(value.toPrecision(12)))

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return momentText(value)
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return typeof value === 'string' ? value.slice(0, MOST_CELL) : ''
}

const sheetOf = (name: string, data: readonly (readonly unknown[])[]): Sheet => {
  const shown = data.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS).map(cellText))
  const width = shown.reduce((most, row) => Math.max(most, row.length), 0)
  const rows = shown.map((row) => [...row, ...Array<string>(width - row.length).fill('')])
  return { name, rows, width, omitted: data.length - shown.length }
}

/** The sheets of a workbook as their cells are read; rejects for what is no workbook. */
export const readWorkbook = async (content: ArrayBuffer): Promise<readonly Sheet[]> => {
  const sheets = await readXlsxFile(content)
  return sheets.map(({ sheet, data }) => sheetOf(sheet, data))
}
