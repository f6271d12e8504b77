import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/resource-version.ts'
import { signedInRoute } from '../../http/route.ts'
import type { ResourceVersionService } from './resource-version.service.ts'
import type { VersionDecisionService } from './version-decision.service.ts'
import type { VersionListService } from './version-list.service.ts'

interface Services {
  readonly versions: VersionListService
  readonly revisions: ResourceVersionService
  readonly decisions: VersionDecisionService
}

/** Published resources that are edited, withdrawn and reviewed again. Wire: 资料的版本. */
export const resourceVersionRoutes =
  ({ versions, revisions, decisions }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, calls.getResourceVersions, ({ viewer, query }) =>
      versions.versions(viewer.userId, query.Id),
    )
    signedInRoute(app, calls.getVersionsToReview, ({ viewer, body }) => versions.waiting(viewer.userId, body))
    signedInRoute(app, calls.reviseResource, ({ viewer, body }) => revisions.revise(viewer.userId, body))
    signedInRoute(app, calls.restoreResource, ({ viewer, body }) => revisions.restore(viewer.userId, body))
    signedInRoute(app, calls.takeBackVersion, ({ viewer, body }) =>
      decisions.takeBack(viewer.userId, body.VersionId),
    )
    signedInRoute(app, calls.decideVersion, ({ viewer, body }) => decisions.decide(viewer.userId, body))
    signedInRoute(app, calls.withdrawResource, ({ viewer, body }) =>
      decisions.withdraw(viewer.userId, body.Id),
    )
    signedInRoute(app, calls.offerResource, ({ viewer, body }) => decisions.offer(viewer.userId, body.Id))
  }
