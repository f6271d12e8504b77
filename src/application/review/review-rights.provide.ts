import { fromPromise } from 'xstate'
import { reviewRightsMachine } from '#domain/review/review-rights.machine.ts'
import type { ReviewPort } from './review.port.ts'

export const provideReviewRights = (port: ReviewPort) =>
  reviewRightsMachine.provide({ actors: { read: fromPromise(({ signal }) => port.rights(signal)) } })
