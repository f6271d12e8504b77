import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideCorrection } from '#application/review/correction.provide.ts'
import { providePendingRequests } from '#application/review/pending-requests.provide.ts'
import { provideReviewItem } from '#application/review/review-item.provide.ts'
import { provideReviewQueue } from '#application/review/review-queue.provide.ts'
import { provideReviewRights } from '#application/review/review-rights.provide.ts'
import { provideTakeDown } from '#application/review/take-down.provide.ts'
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
