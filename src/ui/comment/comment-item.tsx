import { Badge, Text } from '@radix-ui/themes'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Comment } from '#domain/comment/comment.ts'
import type { CommentListActor } from '#domain/comment/comment-list.machine.ts'
import { useCommentLogic } from '../bundle-logic.ts'
import { Avatar } from '../components/avatar.tsx'
import { RichTextView } from '../components/rich-text.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { commentCopy } from '../copy/comment-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { CommentGone, RemovalFailure, RemoveComment } from './comment-removal.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { Stars } from './stars.tsx'

export interface CommentItemProps {
  readonly comment: Comment
  /** The list that it stands in. */
  readonly list: CommentListActor
  /** Just written here: the focus goes to it, and nothing jumps. */
  readonly fresh: boolean
  /** What belongs under it. */
  readonly children?: ReactNode
}

/** One comment or reply: who, from where, when, how many stars, what. */
export const CommentItem = ({ comment, list, fresh, children }: CommentItemProps) => {
  const article = useRef<HTMLElement>(null)
  const now = useNow()
  useEffect(() => {
    if (fresh) article.current?.focus({ preventScroll: true })
  }, [fresh])
  const removal = useOpenedActor(useCommentLogic().openCommentRemoval, { id: comment.id, list })
  useFocusFallback(comment.state, article)
  const { author, createTime, html, mine, parentId, score } = comment
  const name = author.name || commentCopy.unnamed
  if (comment.state !== 'shown')
    return (
      <article
        ref={article}
        className="comment comment--gone"
        data-reply={parentId !== 0}
        aria-label={commentCopy.gone[comment.state]}
        tabIndex={-1}
      >
        <div className="comment__body">
          <CommentGone comment={comment} removal={removal} />
          {children}
        </div>
      </article>
    )
  return (
    <article
      ref={article}
      className="comment"
      data-reply={parentId !== 0}
      aria-label={parentId === 0 ? commentCopy.by(name) : commentCopy.replyBy(name)}
      tabIndex={-1}
    >
      <Avatar name={name} avatarUrl={author.avatarUrl} size={parentId === 0 ? 'medium' : 'small'} />
      <div className="comment__body">
        <div className="comment__head">
          <Text size="2" weight="medium">
            {name}
          </Text>
          {mine && (
            <Badge color="indigo" size="1">
              {commentCopy.mine}
            </Badge>
          )}
          <Text size="1" color="gray">
            {author.organisationName}
          </Text>
          <Text size="1" color="gray">
            <time dateTime={createTime}>{formatMoment(createTime, now)}</time>
          </Text>
          {score > 0 && <Stars score={score} name={commentCopy.stars(score)} />}
          <span className="comment__acts">
            {mine ? (
              <RemoveComment name={name} removal={removal} />
            ) : (
              <ReportDialog comment={comment} name={name} />
            )}
          </span>
        </div>
        <RichTextView html={html} />
        <RemovalFailure removal={removal} />
        {children}
      </div>
    </article>
  )
}
