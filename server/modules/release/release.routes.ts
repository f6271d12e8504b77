import type { FastifyInstance } from 'fastify'
import { getPublishingNotices, seePublishingNotices } from '#contract/publishing-notice.ts'
import * as calls from '#contract/release.ts'
import { signedInRoute } from '../../http/route.ts'
import type { NoticeService } from './notice.service.ts'
import type { PublishedService } from './published.service.ts'
import type { ReleaseService } from './release.service.ts'

interface Services {
  readonly lists: PublishedService
  readonly releases: ReleaseService
  readonly notices: NoticeService
}

/** What is published, and its release to all. Wire: 公开发布. */
export const releaseRoutes =
  ({ lists, releases, notices }: Services) =>
  async (app: FastifyInstance) => {
    signedInRoute(app, getPublishingNotices, ({ viewer }) => notices.news(viewer.userId))
    signedInRoute(app, seePublishingNotices, ({ viewer, body }) => notices.see(viewer.userId, body.Ids))
    signedInRoute(app, calls.getPublished, ({ viewer, body }) => lists.published(viewer.userId, body))
    signedInRoute(app, calls.getReleases, ({ viewer, body }) => lists.releases(viewer.userId, body))
    signedInRoute(app, calls.askRelease, ({ viewer, body }) => releases.ask(viewer.userId, body.Id))
    signedInRoute(app, calls.takeBackRelease, ({ viewer, body }) => releases.takeBack(viewer.userId, body.Id))
    signedInRoute(app, calls.endRelease, ({ viewer, body }) =>
      releases.end(viewer.userId, body.Id, body.Reason ?? ''),
    )
    signedInRoute(app, calls.decideRelease, ({ viewer, body }) => releases.decide(viewer.userId, body))
  }
