import { fromPromise } from 'xstate'
import { reviewItemMachine } from '#domain/review/review-item.machine.ts'
import type { SharePort } from '../private-file/share.port.ts'
import type { ReviewPort } from './review.port.ts'

export const provideReviewItem = (port: ReviewPort, shares: Pick<SharePort, 'history'>) =>
  reviewItemMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.request(input, signal)),
      loadSimilar: fromPromise(({ input, signal }) => port.similar(input, signal)),
      loadHistory: fromPromise(({ input, signal }) => shares.history(input, signal)),
    },
  })
