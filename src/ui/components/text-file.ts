import { saveFile } from './save-file.ts'

/** A spreadsheet takes what begins with one of these for a formula, in full width too where people write Chinese. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`

/** Rows as a file for spreadsheets, whoever wrote what stands in them. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Puts a text onto the computer of who asks for it, under this name. */
export const saveText = (name: string, text: string): void =>
  // With the mark by which editors and spreadsheets of every system know it for UTF-8.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }))
