import {
  childrenOf,
  MAX_NODE_LENGTH,
  MAX_TREE_LEVELS,
  type ManagedNode,
  nodeIn,
  type TreePlace,
} from './curriculum-tree.ts'

/** A row of a file: the names from the root to a node, and its number if the file has one. */
export interface FileLine {
  /** The row number as in a spreadsheet, from 1. */
  readonly line: number
  /** 0 for none. */
  readonly id: number
  readonly path: readonly string[]
  /** School year of a book, 0 for none; null if the file has no such column. */
  readonly gradeId: number | null
}

export type LineFault = 'empty' | 'gap' | 'long' | 'grade' | 'twice'

export interface ReadFile {
  readonly lines: readonly FileLine[]
  readonly refused: readonly { readonly line: number; readonly fault: LineFault }[]
  /** Headings of columns that were ignored. */
  readonly unread: readonly string[]
}

export type FileFormat = 'csv' | 'xlsx'

/** The most rows of a file. */
export const MAX_FILE_ROWS = 5000

const NUMBER = '目录编号'
const GRADE = '年级'
const LEVELS = ['一级', '二级', '三级', '四级'] as const

/** The headings of a file, from the root of the tree down. */
const namesOf = ({ kind }: TreePlace): readonly string[] =>
  kind === 'knowledge'
    ? LEVELS.map((level) => `${level}知识点`)
    : ['版本', '册', ...LEVELS.map((level) => `${level}目录`)]

export const headOf = (place: TreePlace): readonly string[] => [
  ...namesOf(place),
  ...(place.kind === 'knowledge' ? [] : [GRADE]),
  NUMBER,
]

const linesFault = (path: readonly string[], grade: string): LineFault | null => {
  const last = path.findLastIndex((name) => name !== '')
  if (last < 0) return 'empty'
  if (path.slice(0, last).includes('')) return 'gap'
  if (path.some((name) => Array.from(name).length > MAX_NODE_LENGTH)) return 'long'
  return /^(?:|\d|1[0-2])$/.test(grade) ? null : 'grade'
}

/** The rows below the headings; null if the file has no heading of this tree. R-frame-4. */
export const linesIn = (rows: readonly (readonly string[])[], place: TreePlace): ReadFile | null => {
  const names = namesOf(place)
  const at = rows.findIndex((row) => row.some((cell) => cell.trim() === names[0]))
  const head = rows[at]?.map((cell) => cell.trim())
  if (head === undefined) return null
  const saysGrade = head.includes(GRADE)
  const lines: FileLine[] = []
  const refused: { line: number; fault: LineFault }[] = []
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (index <= at || row.every((cell) => cell.trim() === '')) continue
    const cell = (name: string): string => row[head.indexOf(name)]?.trim() ?? ''
    const all = names.map(cell)
    const grade = cell(GRADE)
    const fault = linesFault(all, grade)
    const path = all.filter((name) => name !== '')
    const key = path.join('\n')
    if (fault !== null) refused.push({ line: index + 1, fault })
    else if (seen.has(key)) refused.push({ line: index + 1, fault: 'twice' })
    else {
      seen.add(key)
      lines.push({
        line: index + 1,
        id: Number(cell(NUMBER)) || 0,
        path,
        gradeId: saysGrade ? Number(grade) : null,
      })
    }
  }
  const known = headOf(place)
  return { lines, refused, unread: head.filter((name) => name !== '' && !known.includes(name)) }
}

/** The kind of node that a path of some length leads to. */
export const kindAt = ({ kind }: TreePlace, depth: number): ManagedNode['kind'] => {
  if (kind === 'knowledge') return 'knowledge'
  return depth === 1 ? 'version' : depth === 2 ? 'book' : 'chapter'
}

/** The names from the root to a node. */
export const pathOf = (nodes: readonly ManagedNode[], node: ManagedNode): readonly string[] => {
  const above = nodeIn(nodes, node.parentId)
  return above === undefined ? [node.name] : [...pathOf(nodes, above), node.name]
}

/** The rows of a file with a whole tree, headings first. */
export const rowsOf = (nodes: readonly ManagedNode[], place: TreePlace): readonly (readonly string[])[] => {
  const width = namesOf(place).length
  const below = (parentId: number, path: readonly string[]): readonly (readonly string[])[] =>
    childrenOf(nodes, parentId).flatMap((node) => {
      const own = [...path, node.name]
      const cells = [...own, ...Array.from({ length: width - own.length }, () => '')]
      const grade = place.kind === 'knowledge' ? [] : [node.gradeId > 0 ? String(node.gradeId) : '']
      return [[...cells, ...grade, String(node.id)], ...below(node.id, own)]
    })
  return [headOf(place), ...below(place.subjectId, [])]
}

/** An example of a file, headings first. */
export const templateOf = (place: TreePlace): readonly (readonly string[])[] => {
  const width = headOf(place).length
  const rows =
    place.kind === 'knowledge'
      ? [['数与式'], ['数与式', '有理数'], ['数与式', '有理数', '绝对值']]
      : [['人教版'], ['人教版', '七年级上册'], ['人教版', '七年级上册', '第一章 有理数']]
  const filled = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  if (place.kind !== 'knowledge')
    for (const row of filled) if (row[1] !== '') row[2 + MAX_TREE_LEVELS] = row[2] === '' ? '7' : ''
  return [headOf(place), ...filled]
}
