import { fromPromise } from 'xstate'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { ReviewQuery } from '#domain/review/review-query.ts'
import { reviewQueueMachine } from '#domain/review/review-queue.machine.ts'
import type { ReviewPort } from './review.port.ts'

/** A page behind the end of the queue (it got shorter, or the address is old) gives the last one. */
const read = async (port: ReviewPort, query: ReviewQuery, signal: AbortSignal) => {
  const answer = await port.page(query, signal)
  if (!answer.ok || answer.value.page.items.length > 0 || answer.value.page.total === 0) return answer
  return port.page({ ...query, page: pageCountOf(answer.value.page) }, signal)
}

export const provideReviewQueue = (port: ReviewPort) =>
  reviewQueueMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => read(port, input, signal)),
      decide: fromPromise(({ input, signal }) => port.decide(input, signal)),
      undo: fromPromise(({ input, signal }) => port.undo(input.organisationId, input.requests, signal)),
    },
  })
