import { ContainerModule } from 'inversify'
import { memoryReview as review } from '#infrastructure/review/review.memory.ts'
import { REVIEW_PORT } from '../../review/tokens.ts'
import { BACKEND, CALLER } from './tokens.ts'

/** Ports of reviewing shared files, in memory. */
export const memoryReview = new ContainerModule(({ bind }) => {
  bind(REVIEW_PORT).toResolvedValue(review, [BACKEND, CALLER])
})
