import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/live-plan.ts'
import { signedInRoute } from '../../http/route.ts'
import { asId } from '../../http/whole-number.ts'
import type { LivePlanService } from './live-plan.service.ts'
import type { LivePlanLifeService } from './live-plan-life.service.ts'

interface Services {
  readonly plans: LivePlanService
  readonly life: LivePlanLifeService
}

/** The live studio. Wire: 直播工作室. */
export const livePlanRoutes =
  ({ plans, life }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, calls.getLivePlans, ({ viewer, body }) => plans.page(viewer.userId, body))
    signedInRoute(app, calls.getLivePlan, ({ viewer, query }) =>
      plans.whole(viewer.userId, asId(query.Id) ?? 0),
    )
    signedInRoute(app, calls.createLivePlan, ({ viewer, body }) => plans.create(viewer.userId, body))
    signedInRoute(app, calls.saveLivePlan, ({ viewer, body }) => plans.save(viewer.userId, body))
    signedInRoute(app, calls.deleteLivePlan, ({ viewer, body }) => plans.remove(viewer.userId, body.Id))

    signedInRoute(app, calls.submitLivePlan, ({ viewer, body }) =>
      life.submit(viewer.userId, body.Id, body.Revision),
    )
    signedInRoute(app, calls.recallLivePlan, ({ viewer, body }) => life.recall(viewer.userId, body.Id))
    signedInRoute(app, calls.returnLivePlan, ({ viewer, body }) =>
      life.return(viewer.userId, body.Id, body.Reason),
    )
    signedInRoute(app, calls.publishLivePlan, ({ viewer, body }) =>
      life.publish(viewer.userId, body.Id, body.Revision),
    )
    signedInRoute(app, calls.discardLivePlanChanges, ({ viewer, body }) =>
      life.discard(viewer.userId, body.Id),
    )
    signedInRoute(app, calls.cancelLive, ({ viewer, body }) =>
      life.cancel(viewer.userId, body.Id, body.Key, body.Reason),
    )
    signedInRoute(app, calls.restoreLive, ({ viewer, body }) =>
      life.restore(viewer.userId, body.Id, body.Key),
    )
    signedInRoute(app, calls.publishReplay, ({ viewer, body }) =>
      life.publishReplay(viewer.userId, body.Id, body.Key, body.PrivateFileId),
    )
  }
