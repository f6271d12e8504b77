export const NODE_KINDS = ['stage', 'subject', 'version', 'book', 'chapter', 'knowledge'] as const
export type NodeKind = (typeof NODE_KINDS)[number]

/** A node of the curriculum with what is known to stand below it. */
export interface CurriculumNode {
  readonly id: number
  readonly name: string
  readonly kind: NodeKind
  /** Contents in and below it; null when they were not counted. */
  readonly count: number | null
  /** Something stands below it, whether it is known yet or not. */
  readonly hasChildren: boolean
  readonly children: readonly CurriculumNode[]
}

/** A subject's textbooks, and where its knowledge points begin. */
export interface SubjectMenu {
  readonly versions: readonly CurriculumNode[]
  /** 0 where the subject has no knowledge points. */
  readonly knowledgeRootId: number
}

/** The nodes from the top down to one of `id`; empty where it is not there. */
export const pathTo = (nodes: readonly CurriculumNode[], id: number): readonly CurriculumNode[] => {
  for (const node of nodes) {
    if (node.id === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
