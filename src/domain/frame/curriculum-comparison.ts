import { type FileLine, kindAt, pathOf } from './curriculum-file.ts'
import { childrenOf, type ManagedNode, nodeIn, type TreePlace } from './curriculum-tree.ts'

export type ChangeKind = 'added' | 'renamed' | 'moved' | 'doubtful' | 'gone'

/**
 * Why a change is in doubt. Its number is unknown here (`unknown`) or used by another row as well
 * (`shared`); it may be a node from another place (`elsewhere`); it is not allowed at its place
 * (`misplaced`); a node missing in the file has contents (`used`).
 */
export type Doubt = 'unknown' | 'shared' | 'elsewhere' | 'misplaced' | 'used'

/** A change that a file would make. */
export interface TreeChange {
  readonly kind: ChangeKind
  /** The line of the file; 0 for a node that is missing in it. */
  readonly line: number
  /** 0 for a new node. */
  readonly id: number
  /** The version that was compared; 0 for a new node. */
  readonly rowVersion: number
  /** The names from the root to the new place. */
  readonly path: readonly string[]
  /** The names from the root to the present place; empty for a new node. */
  readonly from: readonly string[]
  readonly gradeId: number
  /** The present school year. */
  readonly fromGradeId: number
  readonly doubt: Doubt | null
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n')

export const keyOf = ({ kind, line, id }: TreeChange): string => `${kind} ${line} ${id}`

interface FoundLine {
  readonly line: FileLine
  readonly node: ManagedNode | undefined
  /** Another row has the same number and fits the node at least as well. */
  readonly shared: boolean
}

/** Matches rows to nodes: by number, or else by place, unless another row claims that node by number. */
const nodesOfLines = (
  nodes: readonly ManagedNode[],
  paths: ReadonlyMap<number, readonly string[]>,
  lines: readonly FileLine[],
): readonly FoundLine[] => {
  const byPath = new Map(nodes.map((node) => [(paths.get(node.id) ?? []).join('\n'), node]))
  const rowsOf = new Map<number, number>()
  for (const { id } of lines) rowsOf.set(id, (rowsOf.get(id) ?? 0) + 1)
  return lines.map((line) => {
    if (line.id === 0) {
      const there = byPath.get(line.path.join('\n'))
      return { line, node: rowsOf.has(there?.id ?? -1) ? undefined : there, shared: false }
    }
    const isShared = (rowsOf.get(line.id) ?? 0) > 1
    const stands = same(line.path, paths.get(line.id) ?? [])
    return { line, node: nodeIn(nodes, line.id), shared: isShared && !stands }
  })
}

/**
 * Orders changes so that a name is freed before it is reused; `left` is the place that a change frees, under
 * its name at that time.
 */
const inTurns = (
  changes: readonly TreeChange[],
  left: ReadonlyMap<string, TreeChange>,
): readonly TreeChange[] => {
  const ordered = new Set<TreeChange>()
  const begun = new Set<TreeChange>()
  const put = (change: TreeChange): void => {
    if (begun.has(change)) return
    begun.add(change)
    const before = left.get(change.path.join('\n'))
    if (before?.path.length === change.path.length) put(before)
    ordered.add(change)
  }
  changes.forEach(put)
  return [...ordered]
}

/** The nodes in document order, parents before children. */
const asRead = (nodes: readonly ManagedNode[], parentId: number): readonly ManagedNode[] =>
  childrenOf(nodes, parentId).flatMap((node) => [node, ...asRead(nodes, node.id)])

/** The changes that a file would make to a tree; unchanged nodes are left out. R-frame-4. */
export const comparison = (
  nodes: readonly ManagedNode[],
  place: TreePlace,
  lines: readonly FileLine[],
): readonly TreeChange[] => {
  const paths = new Map(nodes.map((node) => [node.id, pathOf(nodes, node)]))
  const byPath = new Map(nodes.map((node) => [(paths.get(node.id) ?? []).join('\n'), node]))
  const found = nodesOfLines(nodes, paths, lines)
  // Parents that appear only in the paths of other rows are not missing.
  const above = lines.flatMap(({ path }) => path.map((_, depth) => path.slice(0, depth).join('\n')))
  const named = new Set([...found.map(({ node }) => node?.id), ...above.map((path) => byPath.get(path)?.id)])
  /**
   * Paths after the changes of their ancestors, so that a child of a renamed node does not count as moved.
   */
  const becomes = new Map(
    found.flatMap(({ line, node, shared }) => (node && !shared ? [[node.id, line.path] as const] : [])),
  )
  const left = new Map<string, TreeChange>()
  const changes = found.flatMap(({ line, node, shared }): readonly TreeChange[] => {
    const { path } = line
    const gradeId = line.gradeId ?? node?.gradeId ?? 0
    const blank = { line: line.line, path, gradeId, fromGradeId: 0, id: 0, rowVersion: 0, from: [] }
    if (node === undefined || shared) {
      if (line.id > 0) return [{ ...blank, kind: 'doubtful', doubt: shared ? 'shared' : 'unknown' }]
      const kind = kindAt(place, path.length)
      // Below a new node everything is new, since units have equal names in every book.
      const stands = byPath.has(path.slice(0, -1).join('\n'))
      const twin = nodes.some((it) => it.kind === kind && it.name === path.at(-1) && !named.has(it.id))
      const asks = stands && twin
      return [{ ...blank, kind: asks ? 'doubtful' : 'added', doubt: asks ? 'elsewhere' : null }]
    }
    const from = paths.get(node.id) ?? []
    const { id, rowVersion, gradeId: fromGradeId } = node
    const seen = { ...blank, id, rowVersion, from, fromGradeId, doubt: null }
    const parent = nodeIn(nodes, node.parentId)
    const parentPath = parent === undefined ? [] : (becomes.get(parent.id) ?? paths.get(parent.id) ?? [])
    const going = (change: TreeChange): readonly TreeChange[] => {
      const own = [...parentPath, node.name]
      if (!same(own, path)) left.set(own.join('\n'), change)
      return [change]
    }
    if (!same(parentPath, path.slice(0, -1))) {
      const fits = kindAt(place, path.length) === node.kind && node.kind !== 'version'
      return fits ? going({ ...seen, kind: 'moved' }) : [{ ...seen, kind: 'doubtful', doubt: 'misplaced' }]
    }
    const isOther = node.name !== path.at(-1) || (node.kind === 'book' && fromGradeId !== gradeId)
    return isOther ? going({ ...seen, kind: 'renamed' }) : []
  })
  const gone = asRead(nodes, place.subjectId)
    .filter(({ id }) => !named.has(id))
    .map((node): TreeChange => {
      const path = paths.get(node.id) ?? []
      const { id, rowVersion, gradeId } = node
      const doubt = node.count + node.otherCount > 0 ? 'used' : null
      return { kind: 'gone', line: 0, id, rowVersion, path, from: path, gradeId, fromGradeId: gradeId, doubt }
    })
  // Ancestors first; removals with descendants first.
  const byDepth = (one: TreeChange, other: TreeChange): number => one.path.length - other.path.length
  return [...inTurns([...changes].sort(byDepth), left), ...gone.sort((one, other) => byDepth(other, one))]
}

/** Whether a change is chosen by default; removals and doubtful changes never are. */
export const isTakenUnasked = ({ kind }: TreeChange): boolean =>
  kind === 'added' || kind === 'renamed' || kind === 'moved'

/** Whether a change can be chosen at all. */
export const mayBeTaken = ({ doubt }: TreeChange): boolean => doubt !== 'misplaced' && doubt !== 'used'
