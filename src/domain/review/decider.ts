import type { ActorRef, Snapshot } from 'xstate'
import type { ReviewWork } from './review-work.ts'

/** The actor that carries out the decision of a form: the queue, or the taking down of one file. */
export type Decider = ActorRef<Snapshot<unknown>, { type: 'review.decide'; work: ReviewWork }>
