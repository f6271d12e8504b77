import { saveFile } from './save-file.ts'

/** A spreadsheet takes what begins with one of these for a formula, in full width too where people write Chinese. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`

/** Rows as a CSV file; a cell that a user wrote cannot become a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

const STAMP = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** 2026-03-02 16:12:05, by the clock of this computer: what spreadsheets take for a time; '' for none. */
export const csvTime = (iso: string): string => (iso === '' ? '' : STAMP.format(new Date(iso)))

/** Lets the browser save a text under this name. */
export const saveText = (name: string, text: string): void =>
  // With the byte order mark by which editors and spreadsheets recognise UTF-8.
  saveFile(name, new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }))
