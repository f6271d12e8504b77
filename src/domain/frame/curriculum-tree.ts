import type { NodeKind } from '../catalogue/curriculum-node.ts'

/** The stages with their subjects, the textbooks of a subject, or its knowledge points. */
export type TreeKind = 'stages' | 'textbooks' | 'knowledge'

/** Which tree; `subjectId` 0 for the stages. */
export interface TreePlace {
  readonly kind: TreeKind
  readonly subjectId: number
}

/** A node of the curriculum as the platform's administrators see it. */
export interface ManagedNode {
  readonly id: number
  /** 0 for a stage. */
  readonly parentId: number
  readonly kind: NodeKind
  readonly name: string
  /** School year of a book, 0 for none. */
  readonly gradeId: number
  readonly rowVersion: number
  /** Contents in and below it. */
  readonly count: number
  /** What else names it or what is below it. */
  readonly otherCount: number
}

export interface SubjectChoice {
  readonly id: number
  readonly name: string
  readonly stageName: string
}

/** A subject with its stage; one that is called after the stage is not called so twice. */
export const subjectTitle = ({ stageName, name }: SubjectChoice): string =>
  name.startsWith(stageName) ? name : `${stageName}${name}`

export interface CurriculumTree {
  readonly nodes: readonly ManagedNode[]
  readonly subjects: readonly SubjectChoice[]
}

/** What is typed of a node; `id` 0 for a new one. */
export interface NodeForm {
  readonly id: number
  readonly rowVersion: number
  readonly parentId: number
  readonly kind: NodeKind
  readonly name: string
  readonly gradeId: number
}

/** What is asked for; each is done whole or not at all. */
export type NodeAct =
  | { readonly kind: 'save'; readonly form: NodeForm }
  | {
      readonly kind: 'move'
      readonly id: number
      readonly rowVersion: number
      readonly parentId: number
      /** 0 for last. */
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

/** Chapters in chapters, and knowledge points in knowledge points, go so deep. */
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

/** What may stand below a node of a kind, or below the root of a tree (null); null for nothing. */
export const kindBelow = (tree: TreeKind, kind: NodeKind | null): NodeKind | null => {
  if (kind === null) return tree === 'stages' ? 'stage' : tree === 'textbooks' ? 'version' : 'knowledge'
  if (kind === 'stage') return 'subject'
  if (kind === 'version') return 'book'
  if (kind === 'book' || kind === 'chapter') return 'chapter'
  return kind === 'knowledge' ? 'knowledge' : null
}

/** Whether a node is another one or stands below it. */
const isWithin = (nodes: readonly ManagedNode[], id: number, aboveId: number): boolean => {
  for (let at = nodeIn(nodes, id); at !== undefined; at = nodeIn(nodes, at.parentId))
    if (at.id === aboveId) return true
  return false
}

/** How many nodes of the kind stand above each other down to this one; 0 for none. */
const levelOf = (nodes: readonly ManagedNode[], id: number, kind: NodeKind): number => {
  const node = nodeIn(nodes, id)
  return node?.kind === kind ? 1 + levelOf(nodes, node.parentId, kind) : 0
}

/** How many levels a node and what is below it make. */
const heightOf = (nodes: readonly ManagedNode[], id: number): number =>
  1 + Math.max(0, ...childrenOf(nodes, id).map((child) => heightOf(nodes, child.id)))

const isNested = (kind: NodeKind): boolean => kind === 'chapter' || kind === 'knowledge'

/** Whether another level fits below a node. */
export const takesMore = (nodes: readonly ManagedNode[], id: number, kind: NodeKind): boolean =>
  !isNested(kind) || levelOf(nodes, id, kind) < MAX_TREE_LEVELS

/** Whether a node may stand below another, 0 or the subject for the root of its tree. R-frame-3. */
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

/** Where a node comes to stand by a step; null where there is none. */
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

/** Where a node comes to stand when it is dropped on another: into what may hold it, else before one of its kind. */
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

/** Whether two nodes can become one: of one kind, and neither what is below the other's. R-frame-3. */
export const mayMerge = (nodes: readonly ManagedNode[], id: number, intoId: number): boolean => {
  const [node, into] = [nodeIn(nodes, id), nodeIn(nodes, intoId)]
  if (node === undefined || into === undefined || node.kind !== into.kind) return false
  if (node.kind === 'stage' || node.kind === 'subject' || isWithin(nodes, intoId, id)) return false
  if (!isNested(node.kind)) return true
  return levelOf(nodes, intoId, node.kind) - 1 + heightOf(nodes, id) <= MAX_TREE_LEVELS
}

export const trimmedNode = (form: NodeForm): NodeForm => ({ ...form, name: form.name.trim() })

/** The first thing that is wrong with what was typed; null for nothing. */
export const nodeFault = (nodes: readonly ManagedNode[], form: NodeForm): NodeFault | null => {
  const { id, parentId, kind, name } = trimmedNode(form)
  if (name === '') return 'empty'
  const others = childrenOf(nodes, parentId).filter((node) => node.id !== id && node.kind === kind)
  return others.some((node) => node.name === name) ? 'taken' : null
}

/** Whether nothing hangs on a node, so that it may be removed. */
export const isEmpty = (nodes: readonly ManagedNode[], { id, count, otherCount }: ManagedNode): boolean =>
  count === 0 && otherCount === 0 && childrenOf(nodes, id).length === 0
