/** The rows of a resource that is a table, and the lines around it that are none. */
export interface Table {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly notes: readonly string[]
}

const cellsOf = (point: string): readonly string[] => point.split('｜').map((cell) => cell.trim())

/** Nothing where fewer than two points are rows: one mark alone is only a separator in a sentence. */
export const tableOf = (points: readonly string[]): Table | undefined => {
  const lines = points.filter((point) => point.includes('｜')).map(cellsOf)
  const [header, ...rows] = lines
  if (header === undefined || rows.length === 0) return undefined
  return { header, rows, notes: points.filter((point) => !point.includes('｜')) }
}

export const widthOf = ({ header, rows }: Table): number =>
  Math.max(header.length, ...rows.map((row) => row.length))
