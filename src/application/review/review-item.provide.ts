import { fromPromise } from 'xstate'
import { reviewItemMachine } from '#domain/review/review-item.machine.ts'
import type { ReviewPort } from './review.port.ts'

export const provideReviewItem = (port: ReviewPort) =>
  reviewItemMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.request(input, signal)),
      loadSimilar: fromPromise(({ input, signal }) => port.similar(input, signal)),
    },
  })
