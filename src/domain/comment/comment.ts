import type { ContentType } from '../catalogue/category.ts'
import type { Page } from '../kernel/page.ts'

export interface CommentAuthor {
  readonly id: number
  readonly name: string
  readonly avatarUrl: string
  readonly organisationName: string
}

/** A comment on a content, or a reply to one; replies have no replies. */
export interface Comment {
  readonly id: number
  /** The comment that is replied to; 0 for none. */
  readonly parentId: number
  readonly author: CommentAuthor
  /** As it came over the wire: sanitised again before it is drawn. */
  readonly html: string
  /** 1–5 stars, 0 for none. */
  readonly score: number
  readonly createTime: string
  readonly replyCount: number
  /** The first of them, oldest first. */
  readonly replies: readonly Comment[]
  readonly mine: boolean
}

/** What is commented on. */
export interface CommentedContent {
  readonly id: number
  readonly type: ContentType
}

/** Part of the comments on a content. */
export interface CommentPage extends Page<Comment> {
  /** Over all comments that give stars, one decimal; 0 for none. */
  readonly averageScore: number
}

/** Comments stand newest first, the replies to one oldest first; what came twice stands once, as it came last. */
export const mergeComments = (
  known: readonly Comment[],
  more: readonly Comment[],
  order: 'newest first' | 'oldest first',
): readonly Comment[] => {
  const byId = new Map([...known, ...more].map((comment) => [comment.id, comment]))
  const turn = order === 'oldest first' ? 1 : -1
  return [...byId.values()].sort(
    (one, other) => turn * (momentOf(one) - momentOf(other) || one.id - other.id),
  )
}

const momentOf = ({ createTime }: Comment): number => Date.parse(createTime) || 0
