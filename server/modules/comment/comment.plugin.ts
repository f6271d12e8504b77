import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { commentRepository } from './comment.repository.ts'
import { commentRoutes } from './comment.routes.ts'
import { commentService } from './comment.service.ts'
import { commentLifeService } from './comment-life.service.ts'
import { commentReportRepository } from './comment-report.repository.ts'
import { commentReportService } from './comment-report.service.ts'

interface Options extends Pick<FeatureOptions, 'db' | 'clock'> {
  /** Comments that one user may write in a minute; 0 for any number. */
  readonly commentsPerMinute: number
}

/** Comments on contents. */
export const commentPlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock } = options
    const { findContent } = app.contents
    const { pictures } = app
    await addRoutes(
      app,
      commentRoutes({
        comments: commentService({
          findContent,
          comments: commentRepository(db),
          reports: commentReportRepository(db),
          pictures,
          clock,
          perMinute: options.commentsPerMinute,
        }),
        life: commentLifeService({ db, clock, findContent }),
        reports: commentReportService({ db, clock, pictures }),
      }),
    )
  },
  { name: 'comment', dependencies: ['content', 'upload'] },
)
