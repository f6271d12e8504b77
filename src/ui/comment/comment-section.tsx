import './comments.css'
import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Comment, CommentedContent } from '#domain/comment/comment.ts'
import { isRejectedAs } from '#domain/kernel/failure.ts'
import { useCommentLogic } from '../bundle-logic.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { Section } from '../components/section.tsx'
import { commentCopy } from '../copy/comment-copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { formatCount } from '../format/count.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { CommentComposer } from './comment-composer.tsx'
import { CommentList } from './comment-list.tsx'
import { Stars } from './stars.tsx'
import { WaitingComments } from './waiting-comments.tsx'

export interface CommentSectionProps {
  readonly content: CommentedContent
  readonly userId: number
}

/** How it is rated, a place to write, and what was written. */
export const CommentSection = ({ content, userId }: CommentSectionProps) => {
  const list = useActorRef(useCommentLogic().commentList, { input: { content, parentId: 0, known: null } })
  const total = useSelector(list, ({ context }) => context.total)
  const average = useSelector(list, ({ context }) => context.averageScore)
  const closed = useSelector(list, ({ context: { failure } }) =>
    failure?.kind === 'forbidden' || isRejectedAs(failure, 'missing', 'withdrawn') ? failure : null,
  )
  const [added, setAdded] = useState<Comment | null>(null)

  if (closed !== null)
    return (
      <Section title={commentCopy.title}>
        <EmptyState title={commentCopy.closed} hint={failureText(closed)} />
      </Section>
    )
  return (
    <Section title={commentCopy.title} aside={<Summary total={total} average={average} />}>
      <CommentComposer
        place={{ userId, content, parentId: 0 }}
        label={commentCopy.write}
        onAcknowledged={(comment) => {
          list.send({ type: 'comments.add', comment })
          setAdded(comment)
        }}
      />
      <p role="status" className="visually-hidden">
        {added === null ? '' : commentCopy.sent}
      </p>
      <WaitingComments content={content} parentId={0} />
      <CommentList list={list} userId={userId} addedId={added?.id ?? 0} />
    </Section>
  )
}

const Summary = ({ total, average }: { total: number; average: number }) => (
  <div className="comments__summary">
    {average > 0 && (
      <>
        <Stars score={average} name={commentCopy.average(average.toFixed(1))} />
        <Text size="3" weight="medium" aria-hidden="true">
          {average.toFixed(1)}
        </Text>
      </>
    )}
    {total > 0 && (
      <Text size="2" color="gray">
        {commentCopy.count(formatCount(total))}
      </Text>
    )}
  </div>
)
