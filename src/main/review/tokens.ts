import type { OwnFilesLogic, ReviewLogic } from '#application/app-actors.ts'
import type { ReviewPort } from '#application/review/review.port.ts'
import type { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import type { takeDownMachine } from '#domain/review/take-down.machine.ts'
import { token } from '../tokens.ts'

export const REVIEW_PORT = token<ReviewPort>('ReviewPort')

/* Actors that run as long as the app. */
export const REVIEW_RIGHTS = token<ReviewLogic['reviewRights']>('actor reviewRights')
export const PENDING_REQUESTS = token<ReviewLogic['pendingRequests']>('actor pendingRequests')

export const REVIEW_QUEUE_LOGIC = token<typeof reviewQueueMachine>('logic reviewQueue')
export const REVIEW_ITEM_LOGIC = token<ReviewLogic['reviewItem']>('logic reviewItem')
export const TAKE_DOWN_LOGIC = token<typeof takeDownMachine>('logic takeDown')
export const REMOVAL_REQUEST_LOGIC = token<OwnFilesLogic['removalRequest']>('logic removalRequest')
export const CORRECTION_LOGIC = token<ReviewLogic['correction']>('logic correction')
