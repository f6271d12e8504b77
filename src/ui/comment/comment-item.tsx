import { Badge, Text } from '@radix-ui/themes'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Comment } from '#domain/comment/comment.ts'
import { Avatar } from '../components/avatar.tsx'
import { RichTextView } from '../components/rich-text.tsx'
import { commentCopy } from '../copy/comment-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { Stars } from './stars.tsx'

export interface CommentItemProps {
  readonly comment: Comment
  /** Just written here: the focus goes to it, and nothing jumps. */
  readonly fresh: boolean
  /** What belongs under it. */
  readonly children?: ReactNode
}

/** One comment or reply: who, from where, when, how many stars, what. */
export const CommentItem = ({ comment, fresh, children }: CommentItemProps) => {
  const article = useRef<HTMLElement>(null)
  const now = useNow()
  useEffect(() => {
    if (fresh) article.current?.focus({ preventScroll: true })
  }, [fresh])
  const { author, createTime, html, mine, parentId, score } = comment
  const name = author.name || commentCopy.unnamed
  return (
    <article
      ref={article}
      className="comment"
      data-reply={parentId !== 0}
      aria-label={parentId === 0 ? commentCopy.by(name) : commentCopy.replyBy(name)}
      {...(fresh ? { tabIndex: -1 } : {})}
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
        </div>
        <RichTextView html={html} />
        {children}
      </div>
    </article>
  )
}
