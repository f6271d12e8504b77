import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type CommentListActor, commentsLeft } from '#domain/comment/comment-list.machine.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { useLineBack } from '../components/line-back.ts'
import { commentCopy } from '../copy/comment-copy.ts'
import { copy } from '../copy/copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { CommentItem } from './comment-item.tsx'
import { CommentThread } from './comment-thread.tsx'
import { useWaitingComments } from './waiting-comments.tsx'

export interface CommentListProps {
  readonly list: CommentListActor
  readonly userId: number
  /** One's own that was just written; 0 for none. */
  readonly addedId: number
}

/** What was written, newest first, ten at a time. */
export const CommentList = ({ list, userId, addedId }: CommentListProps) => {
  const items = useSelector(list, ({ context }) => context.items)
  const loading = useSelector(list, (snapshot) => snapshot.matches('loading'))
  const failed = useSelector(list, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const failure = useSelector(list, ({ context }) => context.failure)
  const waits = useWaitingComments(list.getSnapshot().context.content, 0).length > 0
  if (failed)
    return (
      <ErrorState
        message={commentCopy.failed}
        reason={failureText(failure)}
        onRetry={() => list.send({ type: 'comments.retry' })}
      />
    )
  if (loading && items.length === 0) return <ListSkeleton />
  if (items.length === 0 && waits) return null
  if (items.length === 0) return <EmptyState title={commentCopy.empty} hint={commentCopy.emptyHint} />
  return (
    <>
      <ol className="comments" aria-label={commentCopy.list}>
        {items.map((comment) => (
          <li key={comment.id} className="comments__item">
            <CommentItem comment={comment} list={list} fresh={comment.id === addedId}>
              <CommentThread comment={comment} content={list.getSnapshot().context.content} userId={userId} />
            </CommentItem>
          </li>
        ))}
      </ol>
      <More list={list} />
    </>
  )
}

const More = ({ list }: { list: CommentListActor }) => {
  const left = useSelector(list, ({ context }) => commentsLeft(context))
  const loading = useSelector(list, (snapshot) => snapshot.matches('loadingMore'))
  const failed = useSelector(list, (snapshot) => snapshot.matches('moreFailed'))
  const failure = useSelector(list, ({ context }) => context.failure)
  useLineBack(failed ? () => list.send({ type: 'comments.retry' }) : null)
  if (left <= 0) return null
  return (
    <div className="comments__more">
      {failed && (
        <Text size="2" color="red" role="alert">
          {commentCopy.moreFailed}：{failureText(failure)}
        </Text>
      )}
      <Button
        variant="soft"
        color="gray"
        aria-disabled={loading}
        onClick={() => list.send({ type: failed ? 'comments.retry' : 'comments.more' })}
      >
        {moreLabel(loading, failed)}
      </Button>
    </div>
  )
}

const moreLabel = (loading: boolean, failed: boolean): string => {
  if (loading) return commentCopy.loadingMore
  return failed ? copy.failures.retry : commentCopy.more
}

const ListSkeleton = () => (
  <div className="comments" role="status" aria-label={commentCopy.loading}>
    {['first', 'second', 'third'].map((place) => (
      <div key={place} className="comments__item">
        <div className="comment">
          <Skeleton width="40px" height="40px" />
          <div className="comment__body">
            <Skeleton width="160px" height="20px" />
            <Skeleton mt="2" height="48px" />
          </div>
        </div>
      </div>
    ))}
  </div>
)
