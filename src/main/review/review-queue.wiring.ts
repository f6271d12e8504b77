import { createActor } from 'xstate'
import type { ReviewLogic } from '#application/app-actors.ts'
import { stepPlace } from '#application/review/step-place.ts'
import type { ReviewQuery } from '#domain/review/review-query.ts'
import type { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import { reviewCopy } from '#ui/copy/review-copy.ts'
import { WIDE } from '#ui/review/review-layout.ts'
import { readReview, reviewAddress } from '#ui/routing/review-codec.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Puts the request that the queue selects next into the address; updates the count of waiting requests. */
export const reviewQueueOpener = (
  { actors, navigator }: Pick<AppContext, 'actors' | 'navigator'>,
  logic: typeof reviewQueueMachine,
  pendingRequests: ReviewLogic['pendingRequests'],
): ReviewLogic['openReviewQueue'] => {
  const notify = toast(actors)

  const lookAt = ({ organisationId, tab, keyword, page }: ReviewQuery, itemId: number) => {
    const { itemId: before } = readReview(new URLSearchParams(navigator.address().split('?', 2)[1]))
    const isBeside = matchMedia(WIDE).matches
    navigator.navigate(
      reviewAddress(organisationId, { tab, keyword, page, itemId }),
      stepPlace({ isBeside, before }),
    )
  }

  return (input) => {
    const queue = createActor(logic, { input })
    const lookAtNext = ({ nextId }: { readonly nextId: number | null }) => {
      if (nextId !== null) lookAt(queue.getSnapshot().context.query, nextId)
    }
    queue.on('review.stepped', lookAtNext)
    queue.on('review.decided', (decided) => {
      pendingRequests.send({ type: 'pending.refresh' })
      lookAtNext(decided)
    })
    queue.on('review.undone', (undone) => {
      pendingRequests.send({ type: 'pending.refresh' })
      notify('success', reviewCopy.undone(undone.ids.length))
      lookAtNext(undone)
    })
    return queue
  }
}
