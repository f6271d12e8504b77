import type { ContentType } from '../catalogue/category.ts'
import type { Page } from '../kernel/page.ts'

export interface CommentAuthor {
  readonly id: number
  readonly name: string
  readonly avatarUrl: string
  readonly organisationName: string
}

/** Whether its words can be read, its writer deleted it, or it was hidden with a reason. */
export type CommentState = 'shown' | 'deleted' | 'hidden'

/** For so long a deletion can be taken back. R-comment-3. */
export const COMMENT_UNDO_SECONDS = 10

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
  /** What cannot be read has no author, words or stars, and keeps its place and its replies. */
  readonly state: CommentState
  /** Why it is hidden, for its writer; '' for everybody else. */
  readonly hideReason: string
  /** The reader reported it, and nobody has decided yet. */
  readonly reported: boolean
}

/** What is commented on. */
export interface CommentedContent {
  readonly id: number
  readonly type: ContentType
}

export const isSameContent = (one: CommentedContent, other: CommentedContent): boolean =>
  one.id === other.id && one.type === other.type

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
