import type { Sheet } from '#domain/preview/opened-file.ts'

export const ROW_HEIGHT = 32
/** Rows drawn above and below what is seen. */
const BESIDE = 12

const LEAST_WIDTH = 72
const MOST_WIDTH = 320
const PADDING = 20
/** Rows by which a column's width is guessed. */
const SAMPLE = 200

/** A, B … Z, AA … as spreadsheets call their columns; counts from 0. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Chinese signs are twice as wide as Latin ones. */
const textWidth = (text: string): number => {
  let width = 0
  for (const sign of text.slice(0, 60)) width += sign > '\u2e7f' ? 14 : 8
  return width
}

/** Pixels for each column, by what stands in its first rows. */
export const columnWidths = ({ rows, width }: Sheet): readonly number[] => {
  const sample = rows.slice(0, SAMPLE)
  return Array.from({ length: width }, (_, column) => {
    const widest = sample.reduce((most, row) => Math.max(most, textWidth(row[column] ?? '')), 0)
    return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, widest + PADDING))
  })
}

/** The rows to draw for what is seen: from the first, up to and without the second. */
export const windowOf = (scrolled: number, height: number, count: number): readonly [number, number] => [
  Math.max(0, Math.floor(scrolled / ROW_HEIGHT) - BESIDE),
  Math.min(count, Math.ceil((scrolled + height) / ROW_HEIGHT) + BESIDE),
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
