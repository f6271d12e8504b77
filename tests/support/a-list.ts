import type { CurriculumNode, NodeKind } from '#domain/catalogue/curriculum-node.ts'
import { type ListQuery, listOf } from '#domain/catalogue/list-query.ts'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import { aCard } from '#tests/ui/support/a-card.ts'

export const aQuery = (change: Partial<ListQuery> = {}): ListQuery => ({ ...listOf(3), ...change })

/** A page of a list that has `total` contents in all; what is on it has ids that tell the page. */
export const aResult = (total: number, index = 1, size = 18): ListResult => {
  const count = Math.max(0, Math.min(size, total - (index - 1) * size))
  return {
    page: {
      index,
      size,
      total,
      items: Array.from({ length: count }, (_, at) => ({
        content: aCard({ id: index * 100 + at }),
        title: [],
      })),
    },
    capped: false,
    typeCounts: [],
    suggestions: [],
  }
}

export const aNode = (
  kind: NodeKind,
  id: number,
  name: string,
  children: readonly CurriculumNode[] = [],
  rest: Partial<CurriculumNode> = {},
): CurriculumNode => ({ id, name, kind, count: null, hasChildren: children.length > 0, children, ...rest })
