import type { ActorRef, Snapshot } from 'xstate'
import type { ReviewWork } from './review-work.ts'

/** Who carries out what a form says: the queue, or the taking down of one file. */
export type Decider = ActorRef<Snapshot<unknown>, { type: 'review.decide'; work: ReviewWork }>
