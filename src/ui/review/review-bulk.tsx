import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { mayDecide, type ShareRequest } from '#domain/review/share-request.ts'
import { reviewCopy as copy } from '../copy/review-copy.ts'
import type { ReviewQueueActor } from './review-queue-actor.ts'

export interface ReviewBulkProps {
  readonly queue: ReviewQueueActor
  /** Who reviews. */
  readonly userId: number
  readonly onApprove: (requests: readonly ShareRequest[]) => void
  readonly onReject: (requests: readonly ShareRequest[]) => void
}

/** What can be done with several at once; the room for it is there before something is selected. */
export const ReviewBulk = ({ queue, userId, onApprove, onReject }: ReviewBulkProps) => {
  const selected = useSelector(queue, ({ context }) => context.selected)
  const items = useSelector(queue, ({ context }) => context.page?.items)
  const open = items?.filter((request) => mayDecide(request, userId)) ?? []
  const requests = open.filter(({ id }) => selected.has(id))
  const isAll = open.length > 0 && requests.length === open.length
  return (
    <div className="review-bulk" role="toolbar" aria-label={copy.bulk}>
      <Button
        size="1"
        variant="soft"
        color="gray"
        disabled={open.length === 0}
        onClick={() => queue.send({ type: isAll ? 'review.clearSelection' : 'review.selectAll' })}
      >
        {isAll ? copy.clearSelection : copy.selectAll}
      </Button>
      <Text size="2" color="gray" role="status">
        {requests.length > 0 && copy.selected(requests.length)}
      </Text>
      {requests.length > 0 && (
        <span className="review-bulk__verdicts">
          <Button size="1" onClick={() => onApprove(requests)}>
            {copy.approve}
          </Button>
          <Button size="1" variant="soft" color="red" onClick={() => onReject(requests)}>
            {copy.reject}
          </Button>
        </span>
      )}
    </div>
  )
}
