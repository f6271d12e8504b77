import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { Comment, CommentedContent } from '#domain/comment/comment.ts'
import { type CommentListActor, commentsLeft } from '#domain/comment/comment-list.machine.ts'
import { useCommentLogic } from '../bundle-logic.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { useLineBack } from '../components/line-back.ts'
import { commentCopy } from '../copy/comment-copy.ts'
import { copy } from '../copy/copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { CommentComposer } from './comment-composer.tsx'
import { CommentItem } from './comment-item.tsx'
import { WaitingComments } from './waiting-comments.tsx'

export interface CommentThreadProps {
  readonly comment: Comment
  readonly content: CommentedContent
  readonly userId: number
}

/** The replies to a comment, and a place to write one. */
export const CommentThread = ({ comment, content, userId }: CommentThreadProps) => {
  const thread = useActorRef(useCommentLogic().commentList, {
    input: {
      content,
      parentId: comment.id,
      known: { items: comment.replies, total: comment.replyCount },
    },
  })
  const replies = useSelector(thread, ({ context }) => context.items)
  const [replying, setReplying] = useState(false)
  const [addedId, setAddedId] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const name = comment.author.name || commentCopy.unnamed

  const close = () => {
    setReplying(false)
    opener.current?.focus()
  }
  const add = (reply: Comment) => {
    thread.send({ type: 'comments.add', comment: reply })
    setReplying(false)
    setAddedId(reply.id)
  }

  return (
    <>
      {comment.state === 'shown' && (
        <Button
          ref={opener}
          className="comment__reply"
          variant="ghost"
          color="gray"
          size="1"
          aria-expanded={replying}
          aria-label={commentCopy.replyTo(name)}
          onClick={() => setReplying(!replying)}
        >
          <ExtendedIcon name="reply" size={14} />
          {commentCopy.reply}
        </Button>
      )}
      {replies.length > 0 && (
        <ol className="comment__replies" aria-label={commentCopy.repliesTo(name)}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} list={thread} fresh={reply.id === addedId} />
            </li>
          ))}
        </ol>
      )}
      <MoreReplies thread={thread} />
      <WaitingComments content={content} parentId={comment.id} />
      {replying && (
        <CommentComposer
          place={{ userId, content, parentId: comment.id }}
          label={commentCopy.replyTo(name)}
          onAcknowledged={add}
          onKept={close}
          focused
        >
          <Button type="button" variant="soft" color="gray" onClick={close}>
            {commentCopy.cancelReply}
          </Button>
        </CommentComposer>
      )}
      <p role="status" className="visually-hidden">
        {addedId === 0 ? '' : commentCopy.sent}
      </p>
    </>
  )
}

const MoreReplies = ({ thread }: { thread: CommentListActor }) => {
  const left = useSelector(thread, ({ context }) => commentsLeft(context))
  const loading = useSelector(thread, (snapshot) => snapshot.matches('loadingMore'))
  const failed = useSelector(thread, (snapshot) => snapshot.matches('moreFailed'))
  const failure = useSelector(thread, ({ context }) => context.failure)
  useLineBack(failed ? () => thread.send({ type: 'comments.retry' }) : null)
  if (left <= 0) return null
  return (
    <div className="comment__more-replies">
      {failed && (
        <Text size="2" color="red" role="alert">
          {failureText(failure)}
        </Text>
      )}
      <Button
        variant="ghost"
        size="1"
        aria-disabled={loading}
        onClick={() => thread.send({ type: failed ? 'comments.retry' : 'comments.more' })}
      >
        {moreLabel(loading, failed, left)}
      </Button>
    </div>
  )
}

const moreLabel = (loading: boolean, failed: boolean, left: number): string => {
  if (loading) return commentCopy.loadingMore
  return failed ? copy.failures.retry : commentCopy.moreReplies(left)
}
