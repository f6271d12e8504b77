import type { NodeKind } from '../catalogue/curriculum-node.ts'

/** The stages with their subjects, the textbooks of a subject, or its knowledge points. */
export type TreeKind = 'stages' | 'textbooks' | 'knowledge'

/** Identifies a tree; `subjectId` is 0 for the stages. */
export interface TreePlace {
  readonly kind: TreeKind
  readonly subjectId: number
}

/** A node of the curriculum, for administrators of the platform. */
export interface ManagedNode {
  readonly id: number
  /** 0 for a stage. */
  readonly parentId: number
  readonly kind: NodeKind
  readonly name: string
  /** School year of a book, 0 for none. */
  readonly gradeId: number
  readonly rowVersion: number
  /** Number of contents in and below it. */
  readonly count: number
  /** Number of other things that refer to it or to nodes below it. */
  readonly otherCount: number
}

export interface SubjectChoice {
  readonly id: number
  readonly name: string
  readonly stageName: string
}

/** The name of a subject with its stage, which is left out if the name already contains it. */
export const subjectTitle = ({ stageName, name }: SubjectChoice): string =>
  name.startsWith(stageName) ? name : `${stageName}${name}`

export interface CurriculumTree {
  readonly nodes: readonly ManagedNode[]
  readonly subjects: readonly SubjectChoice[]
}

/** The form of a node; `id` is 0 for a new one. */
export interface NodeForm {
  readonly id: number
  readonly rowVersion: number
  readonly parentId: number
  readonly kind: NodeKind
  readonly name: string
  readonly gradeId: number
}

/** A change of the tree; each is atomic. */
export type NodeAct =
  | { readonly kind: 'save'; readonly form: NodeForm }
  | {
      readonly kind: 'move'
      readonly id: number
      readonly rowVersion: number
      readonly parentId: number
      /** The following sibling; 0 for the last place. */
      readonly beforeId: number
    }
  | {
      readonly kind: 'merge'
      readonly id: number
      readonly rowVersion: number
      readonly intoId: number
      readonly intoRowVersion: number
    }
  | { readonly kind: 'remove'; readonly id: number; readonly rowVersion: number }

export type NodeFault = 'empty' | 'taken'

export type Step = 'up' | 'down' | 'in' | 'out'

export const MAX_NODE_LENGTH = 60

/** The deepest nesting of chapters, and of knowledge points. */
export const MAX_TREE_LEVELS = 4

const PARENTS: Readonly<Record<NodeKind, readonly NodeKind[]>> = {
  stage: [],
  subject: ['stage'],
  version: ['subject'],
  book: ['version'],
  chapter: ['book', 'chapter'],
  knowledge: ['subject', 'knowledge'],
}

export const rootIdOf = ({ subjectId }: TreePlace): number => subjectId

export const nodeIn = (nodes: readonly ManagedNode[], id: number): ManagedNode | undefined =>
  nodes.find((node) => node.id === id)

export const childrenOf = (nodes: readonly ManagedNode[], parentId: number): readonly ManagedNode[] =>
  nodes.filter((node) => node.parentId === parentId)

/** The kind of children of a node, or of the root of a tree (kind null); null if it has none. */
export const kindBelow = (tree: TreeKind, kind: NodeKind | null): NodeKind | null => {
  if (kind === null) return tree === 'stages' ? 'stage' : tree === 'textbooks' ? 'version' : 'knowledge'
  if (kind === 'stage') return 'subject'
  if (kind === 'version') return 'book'
  if (kind === 'book' || kind === 'chapter') return 'chapter'
  return kind === 'knowledge' ? 'knowledge' : null
}

/** Whether a node equals another one or lies below it. */
const isWithin = (nodes: readonly ManagedNode[], id: number, aboveId: number): boolean => {
  for (let at = nodeIn(nodes, id); at !== undefined; at = nodeIn(nodes, at.parentId))
    if (at.id === aboveId) return true
  return false
}

/** The nesting level of a node among nodes of the kind, from 1; 0 if it is of another kind. */
const levelOf = (nodes: readonly ManagedNode[], id: number, kind: NodeKind): number => {
  const node = nodeIn(nodes, id)
  return node?.kind === kind ? 1 + levelOf(nodes, node.parentId, kind) : 0
}

/** The number of levels of a subtree. */
const heightOf = (nodes: readonly ManagedNode[], id: number): number =>
  1 + Math.max(0, ...childrenOf(nodes, id).map((child) => heightOf(nodes, child.id)))

const isNested = (kind: NodeKind): boolean => kind === 'chapter' || kind === 'knowledge'

/** Whether a node can have children of the kind within the deepest nesting. */
export const takesMore = (nodes: readonly ManagedNode[], id: number, kind: NodeKind): boolean =>
  !isNested(kind) || levelOf(nodes, id, kind) < MAX_TREE_LEVELS

/** Whether a node may be moved below another one; 0 or the subject is the root of its tree. R-frame-3. */
export const mayStandBelow = (
  nodes: readonly ManagedNode[],
  place: TreePlace,
  node: ManagedNode,
  parentId: number,
): boolean => {
  if (parentId === node.parentId) return true
  if (node.kind === 'version' || node.kind === 'subject' || node.kind === 'stage') return false
  if (parentId === rootIdOf(place)) return node.kind === 'knowledge'
  const parent = nodeIn(nodes, parentId)
  if (parent === undefined || !PARENTS[node.kind].includes(parent.kind)) return false
  if (isWithin(nodes, parentId, node.id)) return false
  if (!isNested(node.kind)) return true
  return levelOf(nodes, parentId, node.kind) + heightOf(nodes, node.id) <= MAX_TREE_LEVELS
}

/** The new place of a node after one step; null if there is none. */
export const stepOf = (
  nodes: readonly ManagedNode[],
  place: TreePlace,
  id: number,
  step: Step,
): { readonly parentId: number; readonly beforeId: number } | null => {
  const node = nodeIn(nodes, id)
  if (node === undefined) return null
  const siblings = childrenOf(nodes, node.parentId)
  const at = siblings.indexOf(node)
  if (step === 'up') {
    const before = siblings[at - 1]
    return before === undefined ? null : { parentId: node.parentId, beforeId: before.id }
  }
  if (step === 'down') {
    if (siblings[at + 1] === undefined) return null
    return { parentId: node.parentId, beforeId: siblings[at + 2]?.id ?? 0 }
  }
  if (step === 'in') {
    const parent = siblings[at - 1]
    if (parent === undefined || !mayStandBelow(nodes, place, node, parent.id)) return null
    return { parentId: parent.id, beforeId: 0 }
  }
  const parent = nodeIn(nodes, node.parentId)
  if (parent?.kind !== node.kind) return null
  const uncles = childrenOf(nodes, parent.parentId)
  return { parentId: parent.parentId, beforeId: uncles[uncles.indexOf(parent) + 1]?.id ?? 0 }
}

/**
 * The new place of a node dropped on another one: inside it if allowed, else before it if it is of the same
 * kind.
 */
export const dropOf = (
  nodes: readonly ManagedNode[],
  place: TreePlace,
  id: number,
  onId: number,
): { readonly parentId: number; readonly beforeId: number } | null => {
  const [node, on] = [nodeIn(nodes, id), nodeIn(nodes, onId)]
  if (node === undefined || on === undefined || id === onId) return null
  if (on.kind === node.kind) {
    const fits = mayStandBelow(nodes, place, node, on.parentId) && !isWithin(nodes, onId, id)
    return fits ? { parentId: on.parentId, beforeId: onId } : null
  }
  return mayStandBelow(nodes, place, node, onId) ? { parentId: onId, beforeId: 0 } : null
}

/** Whether two nodes can be merged: they are of one kind and neither lies below the other. R-frame-3. */
export const mayMerge = (nodes: readonly ManagedNode[], id: number, intoId: number): boolean => {
  const [node, into] = [nodeIn(nodes, id), nodeIn(nodes, intoId)]
  if (node === undefined || into === undefined || node.kind !== into.kind) return false
  if (node.kind === 'stage' || node.kind === 'subject' || isWithin(nodes, intoId, id)) return false
  if (!isNested(node.kind)) return true
  return levelOf(nodes, intoId, node.kind) - 1 + heightOf(nodes, id) <= MAX_TREE_LEVELS
}

export const trimmedNode = (form: NodeForm): NodeForm => ({ ...form, name: form.name.trim() })

/** The first fault of the form; null if there is none. */
export const nodeFault = (nodes: readonly ManagedNode[], form: NodeForm): NodeFault | null => {
  const { id, parentId, kind, name } = trimmedNode(form)
  if (name === '') return 'empty'
  const others = childrenOf(nodes, parentId).filter((node) => node.id !== id && node.kind === kind)
  return others.some((node) => node.name === name) ? 'taken' : null
}

/** Whether a node has no children and nothing refers to it, so that it can be removed. */
export const isEmpty = (nodes: readonly ManagedNode[], { id, count, otherCount }: ManagedNode): boolean =>
  count === 0 && otherCount === 0 && childrenOf(nodes, id).length === 0
