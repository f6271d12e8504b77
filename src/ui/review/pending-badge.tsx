import './pending-badge.css'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SchoolLogic } from '#application/app-actors.ts'
import { useInsideWhenThere } from '../actors-context.tsx'
import { reviewCopy } from '../copy/review-copy.ts'
import { formatCount } from '../format/count.ts'

type Pending = SchoolLogic['pendingRequests']

/** How many requests wait for a reviewer of a school; nothing while nobody knows, and where there are none. */
export const PendingBadge = ({ organisationId }: { readonly organisationId: number }) => {
  const inside = useInsideWhenThere()
  const [pending, setPending] = useState<Pending | null>(null)
  useEffect(() => {
    let left = false
    inside?.school().then(
      (school) => {
        if (!left) setPending(school.pendingRequests)
      },
      // The page says what is missing; the menu does without the number.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [inside])
  return pending === null ? null : <Count pending={pending} organisationId={organisationId} />
}

const Count = ({
  pending,
  organisationId,
}: {
  readonly pending: Pending
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
