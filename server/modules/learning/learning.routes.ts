import type { FastifyInstance } from 'fastify'
import { addUserAction } from '#contract/learning.ts'
import { signedInRoute } from '../../http/route.ts'
import type { UserActionService } from './user-action.service.ts'

interface Services {
  readonly actions: UserActionService
}

/** Spec §7 "Favourites and records": what a user did, and where it is found again. */
export const learningRoutes =
  ({ actions }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, addUserAction, ({ body, viewer }) => actions.record(viewer, body))
  }
