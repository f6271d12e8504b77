import type { Table, TableLine } from './table-file.ts'

/** Where a line stands; `sheet` is '' for a file that has none. */
export interface TablePlace {
  readonly sheet: string
  /** From 1, as a spreadsheet counts. */
  readonly line: number
}

/** 第 3 行, with its sheet where the file has any. */
export const placeText = ({ sheet, line }: TablePlace): string =>
  `${sheet === '' ? '' : `工作表“${sheet}”`}第 ${line} 行`

/** A line under its heading. */
export interface TableRow<C extends string> extends TablePlace {
  /** What its cell of a column holds, as written; '' for a column that the table has not got. */
  raw(column: C): string
  /** The same without the blanks around it. */
  cell(column: C): string
  /** The columns that a place of the line, counted from 0, is read as; none for an unknown heading. */
  columnsAt(place: number): readonly C[]
  /** Nothing stands in it but what was merged from above, or its own number. */
  readonly isBlank: boolean
  /** The first that is written in it, wherever. */
  readonly first: string
}

export interface TableRows<C extends string> {
  readonly rows: readonly TableRow<C>[]
  /** Columns that have no field. */
  readonly unused: readonly string[]
  /** Sheets with a heading that are examples of how to fill in the others. */
  readonly examples: readonly string[]
}

const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

const NOTES = /[（(【[［〔][^）)】\]］〕]*[）)】\]］〕]?/g
const SIGNS = /^[\d.、*＊★※#\s]+|[*＊★※:：\s]+$/g

/** 姓名（必填）, *手机号, "学校名称\n填全称", 姓名 Name: what a heading may mean, the plainest last. */
const headingsIn = (cell: string): readonly string[] => {
  const text = cell.replace(UNSEEN, '').trim()
  const plain = (piece: string): string => piece.replace(NOTES, '').replace(SIGNS, '').replace(/\s/g, '')
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  const all = [text.replace(/\s/g, ''), plain(text), plain(firstLine), plain(text).replace(/[\w./-]+$/, '')]
  return [...new Set(all.filter((heading) => heading !== ''))]
}

/** The number of a line says nothing of who stands in it. */
const COUNTING = ['序号', '编号', '序', '行号', 'No']

const EXAMPLE = /示例|样例|范例|举例/

interface Head<C extends string> {
  readonly places: ReadonlyMap<C, number>
  readonly counting: ReadonlySet<number>
  readonly unused: readonly string[]
}

const headOf = <C extends string>(
  { cells }: TableLine,
  columns: Readonly<Record<C, readonly string[]>>,
  needed: readonly C[],
): Head<C> | null => {
  const places = new Map<C, number>()
  const counting = new Set<number>()
  for (const [index, cell] of cells.entries()) {
    const headings = headingsIn(cell)
    if (headings.some((heading) => COUNTING.includes(heading))) counting.add(index)
    for (const [column, names] of Object.entries(columns) as [C, readonly string[]][])
      if (headings.some((heading) => names.includes(heading)) && !places.has(column))
        places.set(column, index)
  }
  if (!needed.every((column) => places.has(column))) return null
  const used = new Set(places.values())
  const unused = cells.map((text, index) => (used.has(index) ? '' : text.replace(/\s+/g, ' ').trim()))
  return { places, counting, unused: unused.filter((text) => text !== '') }
}

const rowUnder = <C extends string>(
  sheet: string,
  { line, cells, merged }: TableLine,
  { places, counting }: Head<C>,
): TableRow<C> => {
  const raw = (column: C): string => cells[places.get(column) ?? -1] ?? ''
  const own = cells.map((text, index) => (merged.includes(index) ? '' : text.replace(UNSEEN, '').trim()))
  return {
    sheet,
    line,
    raw,
    cell: (column) => raw(column).trim(),
    columnsAt: (place) => [...places].flatMap(([column, at]) => (at === place ? [column] : [])),
    isBlank: own.every((text, index) => text === '' || counting.has(index)),
    first: own.find((text) => text !== '') ?? '',
  }
}

/**
 * The lines of every sheet under the row that names all that is needed, by any of a column's names; what stands above it
 * is left out, and a row that names them again is the heading from there on. Null where no sheet has such a row.
 */
export const rowsUnderHead = <C extends string>(
  tables: readonly Table[],
  columns: Readonly<Record<C, readonly string[]>>,
  needed: readonly NoInfer<C>[],
): TableRows<C> | null => {
  const found = tables.flatMap(({ sheet, lines }) => {
    const rows: TableRow<C>[] = []
    const unused: string[] = []
    let head: Head<C> | null = null
    for (const line of lines) {
      const next = headOf(line, columns, needed)
      if (next !== null) unused.push(...next.unused)
      else if (head !== null) rows.push(rowUnder(sheet, line, head))
      head = next ?? head
    }
    return head === null ? [] : [{ sheet, rows, unused }]
  })
  if (found.length === 0) return null
  const isExample = ({ sheet }: { sheet: string }): boolean => EXAMPLE.test(sheet)
  const [examples, taken] = found.every(isExample)
    ? [[], found]
    : [found.filter(isExample), found.filter((each) => !isExample(each))]
  return {
    rows: taken.flatMap(({ rows }) => rows),
    unused: [...new Set(taken.flatMap(({ unused }) => unused))],
    examples: examples.map(({ sheet }) => sheet),
  }
}
