import { fromPromise } from 'xstate'
import { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import { orLastPageIn } from '../kernel/last-page.ts'
import type { ReviewPort } from './review.port.ts'

export const provideReviewQueue = (port: ReviewPort) =>
  reviewQueueMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) =>
        orLastPageIn(
          input.page,
          (page) => port.page({ ...input, page }, signal),
          (found) => found.page,
        ),
      ),
      decide: fromPromise(({ input, signal }) => port.decide(input, signal)),
      undo: fromPromise(({ input, signal }) => port.undo(input.organisationId, input.requests, signal)),
    },
  })
