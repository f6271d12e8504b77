import type { Failure } from '../kernel/failure.ts'
import {
  type CurriculumTree,
  dropOf,
  isEmpty,
  kindBelow,
  type ManagedNode,
  mayMerge,
  mayStandBelow,
  type NodeAct,
  type NodeForm,
  nodeFault,
  nodeIn,
  type Step,
  stepOf,
  type TreePlace,
  takesMore,
  trimmedNode,
} from './curriculum-tree.ts'

export interface CurriculumContext extends CurriculumTree {
  readonly place: TreePlace
  /** The open form; null if none is open. */
  readonly form: NodeForm | null
  /** Saving was tried with a faulty form, so that faults are shown. */
  readonly tried: boolean
  /** The open node as somebody else changed it meanwhile; the user is asked. Null if nobody did. */
  readonly theirs: ManagedNode | null
  /** The node for which the user is choosing a target to move to or merge into; null for none. */
  readonly picking: { readonly id: number; readonly to: 'move' | 'merge' } | null
  /** The act in progress, or the last one. */
  readonly act: NodeAct | null
  readonly done: boolean
  readonly failure: Failure | null
}

export type CurriculumEvent =
  | { type: 'curriculum.reread' }
  | { type: 'curriculum.begin'; parentId: number }
  | { type: 'curriculum.open'; id: number }
  | { type: 'curriculum.type'; fields: Partial<Pick<NodeForm, 'name' | 'gradeId'>> }
  | { type: 'curriculum.save' }
  | { type: 'curriculum.cancel' }
  | { type: 'curriculum.step'; id: number; step: Step }
  | { type: 'curriculum.drop'; id: number; onId: number }
  | { type: 'curriculum.pick'; id: number; to: 'move' | 'merge' }
  | { type: 'curriculum.choose'; id: number }
  | { type: 'curriculum.remove'; id: number }

export const newForm = ({ place, nodes }: CurriculumContext, parentId: number): NodeForm | null => {
  const parent = nodeIn(nodes, parentId)
  const kind = kindBelow(place.kind, parent?.kind ?? null)
  if (kind === null || (parent === undefined && parentId !== place.subjectId)) return null
  return takesMore(nodes, parentId, kind)
    ? { id: 0, rowVersion: 0, parentId, kind, name: '', gradeId: 0 }
    : null
}

export const formOf = ({ id, rowVersion, parentId, kind, name, gradeId }: ManagedNode): NodeForm => ({
  id,
  rowVersion,
  parentId,
  kind,
  name,
  gradeId,
})

/** The act that choosing a target node would perform; null if it cannot be chosen. */
const pickedAct = ({ nodes, place, picking }: CurriculumContext, id: number): NodeAct | null => {
  const node = picking && nodeIn(nodes, picking.id)
  const chosen = nodeIn(nodes, id)
  if (!node || chosen === undefined) return null
  const { rowVersion } = node
  if (picking.to === 'move') {
    const moves = id !== node.parentId && mayStandBelow(nodes, place, node, id)
    return moves ? { kind: 'move', id: node.id, rowVersion, parentId: id, beforeId: 0 } : null
  }
  return mayMerge(nodes, node.id, id)
    ? { kind: 'merge', id: node.id, rowVersion, intoId: id, intoRowVersion: chosen.rowVersion }
    : null
}

/** Whether a node can be chosen as the target. */
export const isChoice = (context: CurriculumContext, id: number): boolean => pickedAct(context, id) !== null

/** The act that an event requests; null for none. */
export const actOf = (context: CurriculumContext, event: CurriculumEvent): NodeAct | null => {
  const { nodes, place, form } = context
  if (event.type === 'curriculum.save')
    return form === null || nodeFault(nodes, form) !== null ? null : { kind: 'save', form: trimmedNode(form) }
  if (event.type === 'curriculum.choose') return pickedAct(context, event.id)
  const node = 'id' in event ? nodeIn(nodes, event.id) : undefined
  if (node === undefined) return null
  const { id, rowVersion } = node
  if (event.type === 'curriculum.remove')
    return isEmpty(nodes, node) ? { kind: 'remove', id, rowVersion } : null
  const to =
    event.type === 'curriculum.step'
      ? stepOf(nodes, place, id, event.step)
      : event.type === 'curriculum.drop'
        ? dropOf(nodes, place, id, event.onId)
        : null
  return to && { kind: 'move', id, rowVersion, ...to }
}

/** The form on the present version of the node; becomes a new node if somebody removed it. */
export const rebased = ({ form }: CurriculumContext, tree: CurriculumTree): Partial<CurriculumContext> => {
  if (form === null || form.id === 0) return tree
  const now = nodeIn(tree.nodes, form.id)
  if (now === undefined) return { ...tree, form: { ...form, id: 0, rowVersion: 0 } }
  if (now.rowVersion === form.rowVersion) return tree
  const { rowVersion, parentId } = now
  return { ...tree, theirs: now, form: { ...form, rowVersion, parentId } }
}
