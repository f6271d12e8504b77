import {
  childrenOf,
  isEmpty,
  MAX_NODE_LENGTH,
  MAX_TREE_LEVELS,
  type ManagedNode,
  mayStandBelow,
  type NodeAct,
  nodeIn,
  type TreePlace,
} from './curriculum-tree.ts'

/** A row of a file: a node by the names from the top down, with its number where the file says it. */
export interface FileLine {
  /** From 1, as a spreadsheet counts. */
  readonly line: number
  /** 0 for none. */
  readonly id: number
  readonly path: readonly string[]
  /** School year of a book, 0 for none. */
  readonly gradeId: number
}

export type LineFault = 'empty' | 'gap' | 'long' | 'grade' | 'twice'

export interface ReadFile {
  readonly lines: readonly FileLine[]
  readonly refused: readonly { readonly line: number; readonly fault: LineFault }[]
}

export type FileFormat = 'csv' | 'xlsx'

/** A file may have so many rows. */
export const MAX_FILE_ROWS = 5000

const NUMBER = '目录编号'
const GRADE = '年级'
const LEVELS = ['一级', '二级', '三级', '四级'] as const

/** What the columns of a file are called, from the top of the tree down. */
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

/** The rows under the headings; null where the file has none of this tree. R-frame-4. */
export const linesIn = (rows: readonly (readonly string[])[], place: TreePlace): ReadFile | null => {
  const names = namesOf(place)
  const at = rows.findIndex((row) => row.some((cell) => cell.trim() === names[0]))
  const head = rows[at]?.map((cell) => cell.trim())
  if (head === undefined) return null
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
      lines.push({ line: index + 1, id: Number(cell(NUMBER)) || 0, path, gradeId: Number(grade) })
    }
  }
  return { lines, refused }
}

/** The names from the top of the tree down to a node. */
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

export type ChangeKind = 'added' | 'renamed' | 'moved' | 'doubtful' | 'gone'

/** Why a row is asked about: its number is of no node here, it may be one that stands elsewhere, or it cannot stand there. */
export type Doubt = 'unknown' | 'elsewhere' | 'misplaced'

/** What a file would change. */
export interface TreeChange {
  readonly kind: ChangeKind
  /** 0 for what is not in the file. */
  readonly line: number
  /** 0 for a new node. */
  readonly id: number
  /** As it was seen; 0 for a new node. */
  readonly rowVersion: number
  /** Where it is to stand, or stands. */
  readonly path: readonly string[]
  /** Where it stood; empty for a new node. */
  readonly from: readonly string[]
  readonly gradeId: number
  readonly doubt: Doubt | null
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n')

export const keyOf = ({ kind, line, id }: TreeChange): string => `${kind} ${line} ${id}`

/** Deepest kind that a path of a length names, by its tree. */
const kindAt = ({ kind }: TreePlace, depth: number): ManagedNode['kind'] => {
  if (kind === 'knowledge') return 'knowledge'
  return depth === 1 ? 'version' : depth === 2 ? 'book' : 'chapter'
}

/** What a file changes of a tree; what stands in both as it is, is left out. R-frame-4. */
export const comparison = (
  nodes: readonly ManagedNode[],
  place: TreePlace,
  lines: readonly FileLine[],
): readonly TreeChange[] => {
  const paths = new Map(nodes.map((node) => [node.id, pathOf(nodes, node)]))
  const byPath = new Map(nodes.map((node) => [(paths.get(node.id) ?? []).join('\n'), node]))
  const named = new Set<number>()
  const found = lines.map((line) => {
    const node = line.id > 0 ? nodeIn(nodes, line.id) : byPath.get(line.path.join('\n'))
    if (node !== undefined) named.add(node.id)
    return { line, node }
  })
  // Who writes only the chapters has not left out the book above them.
  const above = lines.flatMap(({ path }) => path.map((_, depth) => path.slice(0, depth).join('\n')))
  for (const path of above) named.add(byPath.get(path)?.id ?? 0)
  /** What a path is called once the rows above it are taken: a child of what is renamed is not moved. */
  const becomes = new Map(found.flatMap(({ line, node }) => (node ? [[node.id, line.path] as const] : [])))
  const changes = found.flatMap(({ line, node }): readonly TreeChange[] => {
    const { path, gradeId } = line
    const base = { line: line.line, path, gradeId, id: 0, rowVersion: 0, from: [], doubt: null } as const
    if (node === undefined) {
      if (line.id > 0) return [{ ...base, kind: 'doubtful', doubt: 'unknown' }]
      const kind = kindAt(place, path.length)
      // Below what is new everything is new: first units are called alike in every book.
      const stands = byPath.has(path.slice(0, -1).join('\n'))
      const twin = nodes.some((it) => it.kind === kind && it.name === path.at(-1) && !named.has(it.id))
      const asks = stands && twin
      return [{ ...base, kind: asks ? 'doubtful' : 'added', doubt: asks ? 'elsewhere' : null }]
    }
    const from = paths.get(node.id) ?? []
    const seen = { ...base, id: node.id, rowVersion: node.rowVersion, from }
    const parent = nodeIn(nodes, node.parentId)
    const parentPath = parent === undefined ? [] : (becomes.get(parent.id) ?? paths.get(parent.id) ?? [])
    if (!same(parentPath, path.slice(0, -1))) {
      const fits = kindAt(place, path.length) === node.kind && node.kind !== 'version'
      return [{ ...seen, kind: fits ? 'moved' : 'doubtful', doubt: fits ? null : 'misplaced' }]
    }
    const isOther = node.name !== path.at(-1) || (node.kind === 'book' && node.gradeId !== gradeId)
    return isOther ? [{ ...seen, kind: 'renamed' }] : []
  })
  const gone = nodes
    .filter(({ id }) => !named.has(id))
    .map((node): TreeChange => {
      const path = paths.get(node.id) ?? []
      const { id, rowVersion, gradeId } = node
      return { kind: 'gone', line: 0, id, rowVersion, path, from: path, gradeId, doubt: null }
    })
  // From the top down; what is gone from the bottom up.
  const byDepth = (one: TreeChange, other: TreeChange): number => one.path.length - other.path.length
  return [...changes.toSorted(byDepth), ...gone.toSorted((one, other) => byDepth(other, one))]
}

/** What is taken without being asked for: nothing is removed, and nothing in doubt is done, before somebody chooses it. */
export const isTakenUnasked = ({ kind }: TreeChange): boolean =>
  kind === 'added' || kind === 'renamed' || kind === 'moved'

/** Why a change cannot be made. */
export type ChangeFault = 'parent' | 'there' | 'missing' | 'changed' | 'misplaced' | 'used'

const nodeAt = (nodes: readonly ManagedNode[], place: TreePlace, path: readonly string[]): number | null => {
  let id = place.subjectId
  for (const name of path) {
    const next = childrenOf(nodes, id).find((node) => node.name === name)
    if (next === undefined) return null
    id = next.id
  }
  return id
}

/** What makes a change on the tree as it is by now; or why it cannot be made. */
export const actOfChange = (
  nodes: readonly ManagedNode[],
  place: TreePlace,
  { kind, id, rowVersion, path, gradeId, doubt }: TreeChange,
): readonly NodeAct[] | ChangeFault => {
  const name = path.at(-1) ?? ''
  const parentId = nodeAt(nodes, place, path.slice(0, -1))
  if (kind === 'added' || (kind === 'doubtful' && doubt !== 'misplaced')) {
    if (parentId === null) return 'parent'
    if (nodeAt(nodes, place, path) !== null) return 'there'
    const form = { id: 0, rowVersion: 0, parentId, kind: kindAt(place, path.length), name, gradeId }
    return [{ kind: 'save', form }]
  }
  const node = nodeIn(nodes, id)
  if (node === undefined) return 'missing'
  if (node.rowVersion !== rowVersion) return 'changed'
  if (kind === 'gone') return isEmpty(nodes, node) ? [{ kind: 'remove', id, rowVersion }] : 'used'
  if (kind === 'doubtful') return 'misplaced'
  const form = { id, rowVersion, parentId: node.parentId, kind: node.kind, name, gradeId }
  if (kind === 'renamed') return [{ kind: 'save', form }]
  if (parentId === null) return 'parent'
  if (!mayStandBelow(nodes, place, node, parentId)) return 'misplaced'
  const move = { kind: 'move', id, rowVersion, parentId, beforeId: 0 } as const
  const renamed = { kind: 'save', form: { ...form, parentId, rowVersion: rowVersion + 1 } } as const
  return node.name === name ? [move] : [move, renamed]
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
