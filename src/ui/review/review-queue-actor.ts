import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import { useReviewLogic } from '../bundle-logic.ts'
import type { ReviewPlace } from '../routing/review-codec.ts'
import { useOpenedActor } from '../use-opened-actor.ts'

export type ReviewQueueActor = ActorRefFrom<typeof reviewQueueMachine>

/** The queue that the address names; told whenever the address says something else. */
export const useReviewQueue = (
  organisationId: number,
  { tab, keyword, page }: ReviewPlace,
): ReviewQueueActor => {
  const queue = useOpenedActor(useReviewLogic().openReviewQueue, {
    query: { organisationId, tab, keyword, page },
  })
  useEffect(() => {
    queue.send({ type: 'review.show', query: { organisationId, tab, keyword, page } })
  }, [queue, organisationId, tab, keyword, page])
  return queue
}
