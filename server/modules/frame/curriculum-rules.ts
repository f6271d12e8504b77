import { MAX_TREE_LEVELS } from '#contract/curriculum-admin.ts'
import { NODE_TYPE, type NodeType } from '../../db/schema/curriculum-node.ts'
import type { Hanging, NodeRow } from './curriculum-tree.repository.ts'

type Rows = readonly NodeRow[]

const PARENTS: Readonly<Record<NodeType, readonly NodeType[]>> = {
  [NODE_TYPE.stage]: [],
  [NODE_TYPE.subject]: [NODE_TYPE.stage],
  [NODE_TYPE.version]: [NODE_TYPE.subject],
  [NODE_TYPE.book]: [NODE_TYPE.version],
  [NODE_TYPE.chapter]: [NODE_TYPE.book, NODE_TYPE.chapter],
  [NODE_TYPE.knowledge]: [NODE_TYPE.subject, NODE_TYPE.knowledge],
}

export const nodeIn = (rows: Rows, id: number | null): NodeRow | undefined =>
  rows.find((row) => row.id === id)

/** The nodes of one type right below another, in their order. */
export const siblingsOf = (rows: Rows, parentId: number | null, nodeType: NodeType): Rows =>
  rows.filter((row) => row.parentId === parentId && row.nodeType === nodeType)

export const isNested = (nodeType: NodeType): boolean =>
  nodeType === NODE_TYPE.chapter || nodeType === NODE_TYPE.knowledge

export const isWithin = (rows: Rows, id: number | null, aboveId: number): boolean => {
  for (let at = nodeIn(rows, id); at !== undefined; at = nodeIn(rows, at.parentId))
    if (at.id === aboveId) return true
  return false
}

const levelOf = (rows: Rows, id: number | null, nodeType: NodeType): number => {
  const node = nodeIn(rows, id)
  return node?.nodeType === nodeType ? 1 + levelOf(rows, node.parentId, nodeType) : 0
}

const heightOf = (rows: Rows, id: number): number =>
  1 + Math.max(0, ...rows.filter(({ parentId }) => parentId === id).map((row) => heightOf(rows, row.id)))

/** Whether a node of a type and so many levels fits below a parent; null for the root. */
export const fitsBelow = (rows: Rows, parentId: number | null, nodeType: NodeType, levels = 1): boolean => {
  if (nodeType === NODE_TYPE.stage) return parentId === null
  const parent = nodeIn(rows, parentId)
  if (parent === undefined || !PARENTS[nodeType].includes(parent.nodeType)) return false
  return !isNested(nodeType) || levelOf(rows, parentId, nodeType) + levels <= MAX_TREE_LEVELS
}

/** Whether a node may be moved below another. R-frame-3. */
export const mayMove = (rows: Rows, node: NodeRow, parentId: number | null): boolean => {
  if (parentId === node.parentId) return true
  const stays = node.nodeType <= NODE_TYPE.version
  return (
    !stays &&
    !isWithin(rows, parentId, node.id) &&
    fitsBelow(rows, parentId, node.nodeType, heightOf(rows, node.id))
  )
}

/** Whether two nodes may become one. R-frame-3. */
export const mayMerge = (rows: Rows, from: NodeRow, into: NodeRow): boolean => {
  if (from.nodeType !== into.nodeType || from.nodeType <= NODE_TYPE.subject) return false
  if (isWithin(rows, into.id, from.id)) return false
  const levels = heightOf(rows, from.id)
  return !isNested(from.nodeType) || levelOf(rows, into.id, from.nodeType) - 1 + levels <= MAX_TREE_LEVELS
}

export interface MergePlan {
  /** What becomes what, the lowest first. */
  readonly pairs: readonly (readonly [from: NodeRow, into: NodeRow])[]
  /** What goes below another as it is, behind what is there. */
  readonly moves: readonly (readonly [node: NodeRow, parent: NodeRow])[]
}

/** Two nodes become one, and so does below them what is of one kind and name. */
export const mergePlan = (rows: Rows, from: NodeRow, into: NodeRow): MergePlan => {
  const pairs: (readonly [NodeRow, NodeRow])[] = []
  const moves: (readonly [NodeRow, NodeRow])[] = []
  for (const child of rows.filter(({ parentId }) => parentId === from.id)) {
    const same = siblingsOf(rows, into.id, child.nodeType).find(
      ({ id, name }) => name === child.name && id !== from.id,
    )
    if (same === undefined) moves.push([child, into])
    else {
      const below = mergePlan(rows, child, same)
      pairs.push(...below.pairs)
      moves.push(...below.moves)
    }
  }
  return { pairs: [...pairs, [from, into]], moves }
}

/** What hangs on each node or on what is below it. */
export const totalsOf = (rows: Rows, direct: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
  const below = new Map<number | null, NodeRow[]>()
  for (const row of rows) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row])
  const totals = new Map<number, number>()
  const add = (row: NodeRow): number => {
    const sum = (below.get(row.id) ?? []).reduce((all, child) => all + add(child), direct.get(row.id) ?? 0)
    totals.set(row.id, sum)
    return sum
  }
  const known = new Set(rows.map(({ id }) => id))
  for (const row of rows) if (row.parentId === null || !known.has(row.parentId)) add(row)
  return totals
}

/** What keeps a node from being removed, in words; '' for nothing. */
export const hangingOn = (rows: Rows, { id }: NodeRow, { contents, others }: Hanging): string => {
  const below = rows.filter(({ parentId }) => parentId === id).length
  return [
    below > 0 ? `${below} 个下级目录` : '',
    (contents.get(id) ?? 0) > 0 ? `${contents.get(id)} 个内容` : '',
    (others.get(id) ?? 0) > 0 ? `${others.get(id)} 条共享申请、资料版本或课时题目` : '',
  ]
    .filter((part) => part !== '')
    .join('、')
}
