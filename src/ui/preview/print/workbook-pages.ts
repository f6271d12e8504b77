import type { OpenedWorkbook, Sheet, SheetPicture } from '#domain/preview/opened-file.ts'
import { columnWidths, pictureSize } from '../workbook/sheet-layout.ts'
import type { PrintPage } from './print-page.ts'

/** Pixels across A4 within its margins. */
const UPRIGHT = 700
const LYING = 1030
/** Smaller is not read any more: a wider sheet goes on beside, on further pages. */
const SMALLEST = 0.6

const acrossOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0)

/** Columns that stand beside one another on a page: from the first, up to and without the second. */
const bandsOf = (widths: readonly number[]): readonly (readonly [number, number])[] => {
  const bands: (readonly [number, number])[] = []
  let from = 0
  let sum = 0
  for (const [column, width] of widths.entries()) {
    if (column > from && sum + width > LYING / SMALLEST) {
      bands.push([from, column])
      from = column
      sum = 0
    }
    sum += width
  }
  return [...bands, [from, widths.length]]
}

const printedPicture = (picture: SheetPicture): readonly Node[] => {
  if (picture.address === '') return []
  const image = document.createElement('img')
  image.src = picture.address
  image.alt = picture.title
  image.style.cssText = `display: block; max-width: 100%; width: ${pictureSize(picture).width}px`
  return [image]
}

const tableOf = (
  { name, rows, pictures }: Sheet,
  widths: readonly number[],
  [from, to]: readonly [number, number],
  named: boolean,
): HTMLElement => {
  const table = document.createElement('table')
  if (named) table.createCaption().textContent = name
  const columns = table.appendChild(document.createElement('colgroup'))
  const across = acrossOf(widths.slice(from, to))
  for (const width of widths.slice(from, to))
    columns.appendChild(document.createElement('col')).style.width = `${(100 * width) / across}%`
  const body = table.createTBody()
  for (const [index, row] of rows.entries()) {
    const line = body.insertRow()
    const texts = row.slice(from, to)
    const own = pictures.filter((picture) => picture.row === index)
    // A title reaches over the empty cells behind it.
    const alone = own.length === 0 && texts[0] !== '' && texts.slice(1).every((text) => text === '')
    for (const text of alone ? texts.slice(0, 1) : texts) line.insertCell().textContent = text
    for (const picture of own) line.cells[picture.column - from]?.append(...printedPicture(picture))
    if (alone) line.cells[0]?.setAttribute('colspan', String(texts.length))
  }
  return table
}

const pagesOf = (sheet: Sheet, named: boolean): readonly PrintPage[] => {
  const widths = columnWidths(sheet)
  return bandsOf(widths).map(([from, to]) => {
    const across = acrossOf(widths.slice(from, to))
    const table = tableOf(sheet, widths, [from, to], named)
    if (across > LYING) table.style.setProperty('zoom', String(LYING / across))
    const lies = across > UPRIGHT
    return { paper: `size: A4 ${lies ? 'landscape' : 'portrait'}; margin: 12mm`, content: table }
  })
}

/** Every row of every sheet that has any; wide sheets lie, are made smaller, and at last go on beside. */
export const workbookPages = ({ sheets }: OpenedWorkbook): readonly PrintPage[] => {
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  return filled.flatMap((sheet) => pagesOf(sheet, filled.length > 1))
}
