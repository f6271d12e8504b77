/** The rows of a resource that is a table, and the lines around it that are none. */
export interface Table {
  readonly header: readonly string[] | undefined
  readonly rows: readonly (readonly string[])[]
  readonly notes: readonly string[]
}

const cellsOf = (line: string): readonly string[] => line.split('｜').map((cell) => cell.trim())

/** `甲｜1｜2；乙｜3｜4` is two rows on one line, where both have the same number of cells. */
const linesOf = (point: string): readonly string[] => {
  const parts = point.split('；')
  const widths = new Set(parts.map((part) => cellsOf(part).length))
  return parts.length > 1 && widths.size === 1 && !widths.has(1) ? parts : [point]
}

/** `电压｜电流：2.0｜0.26` in every row says the header each time; here it is said once. */
const sharedHeader = (lines: readonly string[]): string | undefined => {
  const [prefix] = /^[^：]*｜[^：]*：/u.exec(lines[0] ?? '') ?? []
  return prefix !== undefined && lines.length > 1 && lines.every((line) => line.startsWith(prefix))
    ? prefix
    : undefined
}

/** What a row has more than the header goes into its last cell. */
const within = (row: readonly string[], width: number): readonly string[] =>
  row.length <= width ? row : [...row.slice(0, width - 1), row.slice(width - 1).join('、')]

/** A table begins with its header only where the very first point is a row. */
export const tableOf = (points: readonly string[]): Table | undefined => {
  const lines = points.filter((point) => point.includes('｜')).flatMap(linesOf)
  const notes = points.filter((point) => !point.includes('｜'))
  const shared = sharedHeader(lines)
  if (shared !== undefined) {
    const rows = lines.map((line) => cellsOf(line.slice(shared.length)))
    return { header: cellsOf(shared.slice(0, -1)), rows, notes }
  }
  const [first, ...rest] = lines.map(cellsOf)
  if (first === undefined || (rest.length === 0 && first.length < 3)) return undefined
  return points[0]?.includes('｜') === true && rest.length > 0
    ? { header: first, rows: rest.map((row) => within(row, first.length)), notes }
    : { header: undefined, rows: [first, ...rest], notes }
}

/** The header, where there is one, and the rows, from top to bottom. */
export const allRows = ({ header, rows }: Table): readonly (readonly string[])[] =>
  header === undefined ? rows : [header, ...rows]

export const widthOf = (table: Table): number => Math.max(...allRows(table).map((row) => row.length))
