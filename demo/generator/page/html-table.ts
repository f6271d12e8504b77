import { type Table, widthOf } from '../document/table.ts'
import { prose } from './html.ts'

/** A short row's last cell reaches to the right edge. */
export const htmlTable = (table: Table): string => {
  const { header, rows } = table
  const width = widthOf(table)
  const line = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells
      .map((cell, index) => {
        const span =
          index === cells.length - 1 && cells.length < width ? ` colspan="${width - cells.length + 1}"` : ''
        return `<${tag}${span}>${prose(cell)}</${tag}>`
      })
      .join('')}</tr>`
  const head = header === undefined ? '' : line(header, 'th')
  return `<table>${head}${rows.map((row) => line(row, 'td')).join('')}</table>`
}
