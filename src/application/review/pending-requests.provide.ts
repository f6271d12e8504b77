import { fromPromise } from 'xstate'
import { pendingRequestsMachine } from '#domain/review/pending-requests.machine.ts'
import type { ReviewPort } from './review.port.ts'

export const providePendingRequests = (port: ReviewPort) =>
  pendingRequestsMachine.provide({
    actors: { count: fromPromise(({ input, signal }) => port.pendingCount(input, signal)) },
  })
