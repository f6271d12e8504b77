/** A spreadsheet takes what begins with one of these for a formula, in full width too where people write Chinese. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

const cell = (text: string): string => `"${text.replace(FORMULA, "'$&").replaceAll('"', '""')}"`

/** Rows as a file for spreadsheets, whoever wrote what stands in them. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
