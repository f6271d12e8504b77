import type { TreeFiles } from '#application/frame/tree-files.ts'
import { failed, success } from '#domain/kernel/result.ts'

/** UTF-8 where it is that, UTF-16 where it says so, else what spreadsheets of a Chinese Windows write. */
const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const rowsOfWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> => {
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  const sheets = await readXlsxFile(new Blob([bytes]))
  const [found] = sheets.filter(({ data }) => data.length > 0)
  return (found?.data ?? []).map((row) => row.map(textOf))
}

const rowsOfText = async (bytes: Uint8Array): Promise<string[][]> => {
  const { parse } = await import('csv-parse/browser/esm/sync')
  const text = decoded(bytes)
  const often = (sign: string): number => text.split(sign).length
  const [delimiter = ','] = [',', '\t', ';'].sort((one, other) => often(other) - often(one))
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    // A file that two programs wrote has lines that end in two ways.
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  // A spreadsheet takes what begins so for a formula: it is written with an apostrophe.
  return rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@＝＋－＠])/, '')))
}

const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`

/** A table in the browser; its readers are fetched with the first file. */
export const browserTreeFiles = (): TreeFiles => ({
  async read(file) {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return success(isZip(bytes) ? await rowsOfWorkbook(bytes) : await rowsOfText(bytes))
    } catch {
      return failed('unreadable')
    }
  },

  async write({ format, rows }) {
    if (format === 'csv') {
      const text = rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
      // With the byte order mark by which editors and spreadsheets recognise UTF-8.
      return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
    }
    const { default: writeXlsxFile } = await import('write-excel-file/universal')
    const data = rows.map((row) => row.map((value) => ({ value, type: String })))
    return writeXlsxFile(data, {
      columns: rows[0]?.map(() => ({ width: 20 })) ?? [],
      stickyRowsCount: 1,
    }).toBlob()
  },
})
