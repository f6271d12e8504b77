import type { Counts, NodeRow } from './curriculum.repository.ts'

/** A node with everything below it; nothing of it is left out. */
export interface NodeDto {
  Id: number
  ParentId: number
  Name: string
  NodeType: number
  Level: number
  Sort: number
  HasChildren: boolean
  Count: number
  Children: NodeDto[]
}

interface Shown {
  readonly count: number
  readonly hasChildren: boolean
  readonly children: NodeDto[]
}

export const nodeDto = (node: NodeRow, level: number, { count, hasChildren, children }: Shown): NodeDto => ({
  Id: node.id,
  ParentId: node.parentId ?? 0,
  Name: node.name,
  NodeType: node.nodeType,
  Level: level,
  Sort: node.sort,
  HasChildren: hasChildren,
  Count: count,
  Children: children,
})

/** The tree of rows below a node; Level counts from 1 right below it, Count is that of a node and all below it. */
export const treeOf = (rows: readonly NodeRow[], rootId: number | null, counts: Counts): NodeDto[] => {
  const children = new Map<number | null, NodeRow[]>()
  for (const row of rows) {
    const siblings = children.get(row.parentId) ?? []
    siblings.push(row)
    children.set(row.parentId, siblings)
  }
  const below = (parentId: number | null, level: number): NodeDto[] =>
    (children.get(parentId) ?? []).map((row) => {
      const own = below(row.id, level + 1)
      return nodeDto(row, level, {
        count: own.reduce((sum, { Count }) => sum + Count, counts.get(row.id) ?? 0),
        hasChildren: own.length > 0,
        children: own,
      })
    })
  return below(rootId, 1)
}
