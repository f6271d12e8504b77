/** For a spreadsheet: quoted, and nothing that it would run. */
const cellOf = (text: string): string =>
  `"${(/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** Rows as lines of a CSV file; a cell that a user wrote cannot become a formula. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
