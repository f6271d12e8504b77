import type { FastifyInstance } from 'fastify'
import {
  getSimilarSchoolFiles,
  getVerifyUserShare,
  takeDownUserShare,
  undoVerifyUserShare,
  verifyUserShare,
} from '#contract/review.ts'
import {
  askTakeDown,
  getLastShare,
  getShareHistory,
  getShareRequest,
  shareFileToSchool,
  withdrawShare,
} from '#contract/share.ts'
import { signedInRoute } from '../../http/route.ts'
import type { RequestService } from './request.service.ts'
import type { ReviewService } from './review.service.ts'
import type { ShareService } from './share.service.ts'
import type { TakeDownService } from './take-down.service.ts'

interface Services {
  readonly shares: ShareService
  readonly requests: RequestService
  readonly reviews: ReviewService
  readonly takeDowns: TakeDownService
}

/** Sharing with a school and reviewing there. Wire: 共享与审核. */
export const reviewRoutes =
  ({ shares, requests, reviews, takeDowns }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, shareFileToSchool, ({ viewer, body }) => shares.share(viewer.userId, body))
    signedInRoute(app, withdrawShare, ({ viewer, body }) => shares.withdraw(viewer.userId, body))
    signedInRoute(app, getLastShare, ({ viewer }) => requests.last(viewer.userId))

    signedInRoute(app, verifyUserShare, ({ viewer, params, body }) =>
      reviews.verify(viewer.userId, params.orgId, body),
    )
    signedInRoute(app, undoVerifyUserShare, ({ viewer, params, body }) =>
      reviews.undo(viewer.userId, params.orgId, body),
    )

    signedInRoute(app, askTakeDown, ({ viewer, body }) => takeDowns.ask(viewer.userId, body))
    signedInRoute(app, takeDownUserShare, ({ viewer, params, body }) =>
      takeDowns.settle(viewer.userId, params.orgId, body),
    )

    signedInRoute(app, getVerifyUserShare, ({ viewer, body }) => requests.page(viewer.userId, body))
    signedInRoute(app, getShareRequest, ({ viewer, query }) =>
      query.ContentId === undefined
        ? requests.find(viewer.userId, query.Id ?? 0)
        : requests.findStanding(viewer.userId, query.ContentId),
    )
    signedInRoute(app, getShareHistory, ({ viewer, query }) => requests.history(viewer.userId, query.Id))
    signedInRoute(app, getSimilarSchoolFiles, ({ viewer, query }) =>
      requests.similar(viewer.userId, query.Id),
    )
  }
