import './pending-badge.css'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { SchoolLogic } from '#application/app-actors.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import { reviewCopy } from '../copy/review-copy.ts'
import { formatCount } from '../format/count.ts'
import { useReviewRight } from './use-review-right.ts'

export interface ReviewEntryProps {
  readonly organisationId: number
  /** The way to the review, with the number beside it. */
  readonly entry: (badge?: ReactNode) => ReactNode
}

/** The way to the review of a school, for who may review there, or may as far as is known, and how much waits. */
export const ReviewEntry = ({ organisationId, entry }: ReviewEntryProps) => {
  const inside = useSignedInPartsIfLoaded()
  const [school, setSchool] = useState<SchoolLogic | null>(null)
  useEffect(() => {
    let left = false
    inside?.school().then(
      (there) => {
        if (!left) setSchool(there)
      },
      // The page says what is missing; the menu does without the number.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [inside])
  return school === null ? entry() : <Known school={school} {...{ organisationId, entry }} />
}

const Known = ({ school, organisationId, entry }: ReviewEntryProps & { readonly school: SchoolLogic }) =>
  useReviewRight(school.reviewRights, organisationId) === false
    ? null
    : entry(<PendingBadge pending={school.pendingRequests} organisationId={organisationId} />)

/** How many requests wait for a reviewer of a school; nothing until it has been read, and where there are none. */
const PendingBadge = ({
  pending,
  organisationId,
}: {
  readonly pending: SchoolLogic['pendingRequests']
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
