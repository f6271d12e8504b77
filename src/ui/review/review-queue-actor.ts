import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import { useReviewLogic } from '../bundle-logic.ts'
import { useKeptSelection, useSelectionDraft } from '../components/use-kept-selection.ts'
import { type ReviewPlace, reviewAddress } from '../routing/review-codec.ts'
import { useOpenedActor } from '../use-opened-actor.ts'

export type ReviewQueueActor = ActorRefFrom<typeof reviewQueueMachine>

/** The queue that the address names; told whenever the address says something else. */
export const useReviewQueue = (
  organisationId: number,
  { tab, keyword, page }: ReviewPlace,
): ReviewQueueActor => {
  const address = reviewAddress(organisationId, { tab, keyword, page })
  const selection = useSelectionDraft<number>('review', address, 0)
  const queue = useOpenedActor(useReviewLogic().openReviewQueue, {
    query: { organisationId, tab, keyword, page },
    left: selection.left,
  })
  useKeptSelection(
    selection,
    useSelector(queue, ({ context }) => context.selected),
  )
  useEffect(() => {
    queue.send({ type: 'review.show', query: { organisationId, tab, keyword, page } })
  }, [queue, organisationId, tab, keyword, page])
  return queue
}
