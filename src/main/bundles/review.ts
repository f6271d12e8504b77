import type { ContainerModule } from 'inversify'
import { reviewModule } from '../review/review.module.ts'

/** Fetched with the way to the review, for who may review. */
export const reviewModules: readonly ContainerModule[] = [reviewModule]
