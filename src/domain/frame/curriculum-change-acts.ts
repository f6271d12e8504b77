import type { TreeChange } from './curriculum-comparison.ts'
import { kindAt } from './curriculum-file.ts'
import {
  childrenOf,
  isEmpty,
  type ManagedNode,
  mayStandBelow,
  type NodeAct,
  nodeIn,
  type TreePlace,
} from './curriculum-tree.ts'

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

/** The act that makes a change on the present tree, or the reason why it cannot be made. */
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
