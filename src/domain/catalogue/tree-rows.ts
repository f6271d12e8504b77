import type { CurriculumNode } from './curriculum-node.ts'

/** What is known of the level below an unfolded node whose children have not come. */
export type LevelStatus = 'loading' | 'failed'

/** One line of a tree as it is seen. */
export type TreeRow =
  | {
      readonly kind: 'node'
      readonly node: CurriculumNode
      readonly parentId: number
      /** From 1. */
      readonly level: number
      /** Null for a node without anything below it. */
      readonly expanded: boolean | null
      readonly position: number
      readonly size: number
    }
  | {
      readonly kind: LevelStatus
      readonly parentId: number
      readonly level: number
    }

export interface TreeView {
  readonly expanded: readonly number[]
  /** Only nodes whose name holds it, and those above them; '' for all. */
  readonly filter: string
  readonly statusOf: (parentId: number) => LevelStatus | null
}

const holds = (node: CurriculumNode, filter: string): boolean =>
  node.name.toLowerCase().includes(filter) || node.children.some((child) => holds(child, filter))

/** The lines of a tree from the top down. While it is filtered everything that leads to a match is unfolded. */
export const treeRows = (
  nodes: readonly CurriculumNode[],
  view: TreeView,
  level = 1,
  parentId = 0,
): readonly TreeRow[] => {
  const filter = view.filter.trim().toLowerCase()
  const shown = filter === '' ? nodes : nodes.filter((node) => holds(node, filter))
  return shown.flatMap((node, index): readonly TreeRow[] => {
    const leads = filter !== '' && node.children.some((child) => holds(child, filter))
    const expanded = node.hasChildren ? leads || view.expanded.includes(node.id) : null
    const row: TreeRow = {
      kind: 'node',
      node,
      parentId,
      level,
      expanded,
      position: index + 1,
      size: shown.length,
    }
    if (expanded !== true) return [row]
    if (node.children.length > 0)
      return [row, ...treeRows(node.children, leads ? view : { ...view, filter: '' }, level + 1, node.id)]
    const status = view.statusOf(node.id)
    return status === null ? [row] : [row, { kind: status, parentId: node.id, level: level + 1 }]
  })
}

/** What a key does in a tree: the focus goes to a line, or the line is unfolded or folded. */
export type TreeMove =
  | { readonly to: number }
  | { readonly unfold: number }
  | { readonly fold: number }
  | null

const firstFrom = (rows: readonly TreeRow[], at: number, letters: string): number => {
  const starts = (row: TreeRow | undefined) =>
    row?.kind === 'node' && row.node.name.toLowerCase().startsWith(letters.toLowerCase())
  for (let step = 0; step < rows.length; step += 1) {
    const index = (at + step) % rows.length
    if (starts(rows[index])) return index
  }
  return -1
}

/** The line whose name begins with what is typed; a single letter goes on to the next one. */
export const typedRow = (rows: readonly TreeRow[], at: number, letters: string): TreeMove => {
  const to = firstFrom(rows, letters.length === 1 ? at + 1 : at, letters)
  return to === -1 ? null : { to }
}

/** Arrow keys, Home and End, as every tree has them; null for any other key and where there is nowhere to go. */
export const treeMove = (rows: readonly TreeRow[], at: number, key: string): TreeMove => {
  const row = rows[at]
  const last = rows.length - 1
  switch (key) {
    case 'ArrowDown':
      return at < last ? { to: at + 1 } : null
    case 'ArrowUp':
      return at > 0 ? { to: at - 1 } : null
    case 'Home':
      return { to: 0 }
    case 'End':
      return { to: last }
    case 'ArrowRight':
      if (row?.kind !== 'node' || row.expanded === null) return null
      if (!row.expanded) return { unfold: at }
      return (rows[at + 1]?.level ?? 0) > row.level ? { to: at + 1 } : null
    case 'ArrowLeft': {
      if (row?.kind === 'node' && row.expanded === true) return { fold: at }
      const parent = rows.findLastIndex((one, index) => index < at && one.level < (row?.level ?? 0))
      return parent === -1 ? null : { to: parent }
    }
    default:
      return null
  }
}
