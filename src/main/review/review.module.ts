import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import {
  provideCorrection,
  providePendingRequests,
  provideReviewItem,
  provideReviewRights,
  provideTakeDown,
} from '#application/review/review.provide.ts'
import { provideReviewQueue } from '#application/review/review-queue.provide.ts'
import { SHARE_PORT } from '../private-file/tokens.ts'
import {
  CORRECTION_LOGIC,
  PENDING_REQUESTS,
  REVIEW_ITEM_LOGIC,
  REVIEW_PORT,
  REVIEW_QUEUE_LOGIC,
  REVIEW_RIGHTS,
  TAKE_DOWN_LOGIC,
} from './tokens.ts'

export const reviewModule = new ContainerModule(({ bind }) => {
  bind(REVIEW_QUEUE_LOGIC).toResolvedValue(provideReviewQueue, [REVIEW_PORT])
  bind(REVIEW_ITEM_LOGIC).toResolvedValue(provideReviewItem, [REVIEW_PORT])
  bind(REVIEW_RIGHTS).toResolvedValue((port) => createActor(provideReviewRights(port)), [REVIEW_PORT])
  bind(PENDING_REQUESTS).toResolvedValue((port) => createActor(providePendingRequests(port)), [REVIEW_PORT])
  bind(TAKE_DOWN_LOGIC).toResolvedValue(provideTakeDown, [REVIEW_PORT])
  bind(CORRECTION_LOGIC).toResolvedValue(provideCorrection, [SHARE_PORT])
})
