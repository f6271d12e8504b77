import './pending-badge.css'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import type { ReviewLogic } from '#application/app-actors.ts'
import { reviewCopy } from '../copy/review-copy.ts'
import { formatCount } from '../format/count.ts'
import { useReviewRight } from './use-review-right.ts'
import { useReviewWhenThere } from './use-review-when-there.ts'

export interface ReviewEntryProps {
  readonly organisationId: number
  /** The way to the review, with the number beside it. */
  readonly entry: (badge?: ReactNode) => ReactNode
}

/** The way to the review of a school, for who may review there, or may as far as is known, and how much waits. */
export const ReviewEntry = ({ organisationId, entry }: ReviewEntryProps) => {
  const review = useReviewWhenThere()
  const right = useReviewRight(review?.reviewRights, organisationId)
  if (review === undefined) return entry()
  if (right === false) return null
  return entry(<PendingBadge pending={review.pendingRequests} organisationId={organisationId} />)
}

/** How many requests wait for a reviewer of a school; nothing until it has been read, and where there are none. */
const PendingBadge = ({
  pending,
  organisationId,
}: {
  readonly pending: ReviewLogic['pendingRequests']
  readonly organisationId: number
}) => {
  const count = useSelector(pending, ({ context }) => context.count)
  useEffect(() => {
    pending.send({ type: 'pending.watch', organisationId })
    return () => pending.send({ type: 'pending.unwatch' })
  }, [pending, organisationId])
  return count === 0 ? null : (
    <span className="pending-badge">
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="visually-hidden">{reviewCopy.pendingCount(formatCount(count))}</span>
    </span>
  )
}
