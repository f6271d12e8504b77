import type { ContainerModule } from 'inversify'
import { wireReview } from '../wire/review.ts'

/** What of the set the review of what is shared needs. */
export const axiosReview: readonly ContainerModule[] = [wireReview]
