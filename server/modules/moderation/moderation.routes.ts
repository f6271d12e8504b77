import type { FastifyInstance } from 'fastify'
import { getContentStanding, getTakenDown, restoreContent, takeDownContent } from '#contract/moderation.ts'
import { signedInRoute } from '../../http/route.ts'
import type { ModerationService } from './moderation.service.ts'

/** Contents taken down by those who look after a school or the platform. Wire: 内容下架. */
export const moderationRoutes = (moderation: ModerationService) => async (app: FastifyInstance) => {
  signedInRoute(app, getContentStanding, ({ viewer, query }) => moderation.standing(viewer.userId, query.Id))
  signedInRoute(app, getTakenDown, ({ viewer, body }) => moderation.list(viewer.userId, body))
  signedInRoute(app, takeDownContent, ({ viewer, body }) =>
    moderation.takeDown(viewer.userId, body.Id, body.Reason),
  )
  signedInRoute(app, restoreContent, ({ viewer, body }) => moderation.restore(viewer.userId, body.Id))
}
