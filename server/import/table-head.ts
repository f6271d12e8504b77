import type { TableLine } from './table-file.ts'

export interface TableHead<C extends string> {
  readonly line: number
  /** What the cell of a column holds in a row; '' for a column that the table has not got. */
  cell(row: TableLine, column: C): string
  /** Columns that nobody has a place for. */
  readonly unused: readonly string[]
}

/** The first row that names all that is needed, by any of a column's names; null where there is none. */
export const findHead = <C extends string>(
  lines: readonly TableLine[],
  columns: Readonly<Record<C, readonly string[]>>,
  needed: readonly NoInfer<C>[],
): TableHead<C> | null => {
  const known = Object.entries(columns) as [C, readonly string[]][]
  for (const { line, cells } of lines) {
    const places = new Map<C, number>()
    for (const [index, cell] of cells.entries())
      for (const [column, names] of known)
        if (names.includes(cell.replace(/\s/g, '')) && !places.has(column)) places.set(column, index)
    if (!needed.every((column) => places.has(column))) continue
    const used = new Set(places.values())
    return {
      line,
      cell: (row, column) => row.cells[places.get(column) ?? -1] ?? '',
      unused: cells.filter((text, index) => text !== '' && !used.has(index)),
    }
  }
  return null
}
