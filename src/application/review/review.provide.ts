import { fromPromise } from 'xstate'
import { correctionMachine } from '#domain/review/correction.machine.ts'
import { pendingRequestsMachine } from '#domain/review/pending-requests.machine.ts'
import { reviewItemMachine } from '#domain/review/review-item.machine.ts'
import { reviewRightsMachine } from '#domain/review/review-rights.machine.ts'
import { takeDownMachine } from '#domain/review/take-down.machine.ts'
import type { SharePort } from '../private-file/share.port.ts'
import type { ReviewPort } from './review.port.ts'

export const provideReviewRights = (port: ReviewPort) =>
  reviewRightsMachine.provide({ actors: { read: fromPromise(({ signal }) => port.rights(signal)) } })

export const providePendingRequests = (port: ReviewPort) =>
  pendingRequestsMachine.provide({
    actors: { count: fromPromise(({ input, signal }) => port.pendingCount(input, signal)) },
  })

export const provideReviewItem = (port: ReviewPort) =>
  reviewItemMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.request(input, signal)),
      loadSimilar: fromPromise(({ input, signal }) => port.similar(input, signal)),
    },
  })

export const provideCorrection = (shares: Pick<SharePort, 'tags'>) =>
  correctionMachine.provide({
    actors: { loadTags: fromPromise(({ input, signal }) => shares.tags(input, signal)) },
  })

export const provideTakeDown = (port: ReviewPort) =>
  takeDownMachine.provide({
    actors: {
      read: fromPromise(({ input, signal }) => port.standing(input, signal)),
      decide: fromPromise(({ input, signal }) => port.decide(input, signal)),
    },
  })
