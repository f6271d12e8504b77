import type { Container, ContainerModule } from 'inversify'
import type { ReviewLogic } from '#application/app-actors.ts'
import { renewRequestFile } from '#application/review/renew-request-file.ts'
import type { AppContext } from '../app-context.ts'
import { reviewModule } from '../review/review.module.ts'
import { wireReview } from '../review/review.wiring.ts'
import { reviewQueueOpener } from '../review/review-queue.wiring.ts'
import { takeDownOpener } from '../review/take-down.wiring.ts'
import {
  CORRECTION_LOGIC,
  PENDING_REQUESTS,
  REVIEW_ITEM_LOGIC,
  REVIEW_PORT,
  REVIEW_QUEUE_LOGIC,
  REVIEW_RIGHTS,
  TAKE_DOWN_LOGIC,
} from '../review/tokens.ts'

/** The statecharts of the review, bound to their ports. Requires the loaded bundle `sharing`. */
export const openReview = (
  container: Container,
  adapters: readonly ContainerModule[],
  app: AppContext,
): ReviewLogic => {
  container.load(reviewModule, ...adapters)
  const pendingRequests = container.get(PENDING_REQUESTS)
  const reviewRights = container.get(REVIEW_RIGHTS)
  app.running.add(pendingRequests, reviewRights)
  wireReview(app, { pendingRequests, reviewRights })
  return {
    pendingRequests,
    reviewRights,
    openReviewQueue: reviewQueueOpener(app, container.get(REVIEW_QUEUE_LOGIC), pendingRequests),
    reviewItem: container.get(REVIEW_ITEM_LOGIC),
    renewFile: renewRequestFile(container.get(REVIEW_PORT)),
    openTakeDown: takeDownOpener(app, container.get(TAKE_DOWN_LOGIC), pendingRequests),
    correction: container.get(CORRECTION_LOGIC),
  }
}
