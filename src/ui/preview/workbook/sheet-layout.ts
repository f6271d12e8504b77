import type { Sheet, SheetPicture } from '#domain/preview/opened-file.ts'

export const ROW_HEIGHT = 32
/** Rows drawn above and below what is seen. */
const BESIDE = 12

const MIN_WIDTH = 72
const MAX_WIDTH = 320
const PADDING = 20
/** Rows by which a column's width is guessed. */
const SAMPLE = 200

/** A, B … Z, AA … as spreadsheets call their columns; counts from 0. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Chinese characters are twice as wide as Latin ones. */
const textWidth = (text: string): number => {
  let width = 0
  for (const character of text.slice(0, 60)) width += character > '\u2e7f' ? 14 : 8
  return width
}

const TALLEST_PICTURE = 240
const WIDEST_PICTURE = 480
/** A picture that covers more rows than these has room enough. */
const FEW_ROWS = 7

/** A picture as large as it is in the sheet, within reason, in pixels. */
export const pictureSize = ({ width, height }: SheetPicture) => {
  const [across, down] = width > 0 && height > 0 ? [width, height] : [160, 120]
  const scale = Math.min(1, TALLEST_PICTURE / down, WIDEST_PICTURE / across)
  return { width: Math.max(16, Math.round(across * scale)), height: Math.max(16, Math.round(down * scale)) }
}

/** Where each row begins, in pixels from the first, and where the last ends: rows are taller where a picture needs it. */
export const rowTops = ({ rows, pictures }: Sheet): readonly number[] => {
  const heights = rows.map(() => ROW_HEIGHT)
  for (const picture of pictures) {
    if (picture.rows > FEW_ROWS) continue
    const share = Math.ceil((pictureSize(picture).height + 4) / picture.rows)
    for (let row = picture.row; row < Math.min(rows.length, picture.row + picture.rows); row += 1)
      heights[row] = Math.max(heights[row] ?? 0, share)
  }
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  return tops
}

/** Pixels for each column, by what stands in its first rows and the pictures in its cells. */
export const columnWidths = ({ rows, width, pictures }: Sheet): readonly number[] => {
  const sample = rows.slice(0, SAMPLE)
  return Array.from({ length: width }, (_, column) => {
    const texts = sample.map((row) => textWidth(row[column] ?? '') + PADDING)
    const inCells = pictures.filter((picture) => picture.column === column && picture.rows === 1)
    const widest = [...texts, ...inCells.map((picture) => pictureSize(picture).width + 4)]
    return widest.reduce((most, each) => Math.min(MAX_WIDTH, Math.max(most, each)), MIN_WIDTH)
  })
}

/** The row that lies there; `tops` as of rowTops. */
const rowAt = (tops: readonly number[], pixel: number): number => {
  let from = 0
  let to = tops.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    if ((tops[middle + 1] ?? Number.POSITIVE_INFINITY) <= pixel) from = middle + 1
    else to = middle
  }
  return from
}

/** The rows to draw for what is seen: from the first, up to and without the second. */
export const windowOf = (
  scrolled: number,
  height: number,
  tops: readonly number[],
): readonly [number, number] => [
  Math.max(0, rowAt(tops, scrolled) - BESIDE),
  Math.min(tops.length - 1, rowAt(tops, scrolled + height - 1) + 1 + BESIDE),
]

export interface Cell {
  readonly row: number
  readonly column: number
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
}

/** The cell that a key leads to; null for a key that leads nowhere. */
export const cellAfter = (key: string, { row, column }: Cell, { rows, width }: Sheet): Cell | null => {
  const step = STEPS[key]
  if (step === undefined) return null
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))
  return { row: within(row + step[0], rows.length), column: within(column + step[1], width) }
}
