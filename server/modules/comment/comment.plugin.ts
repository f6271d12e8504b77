import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { commentRepository } from './comment.repository.ts'
import { commentRoutes } from './comment.routes.ts'
import { commentService } from './comment.service.ts'

interface Options extends Pick<FeatureOptions, 'db' | 'clock'> {
  /** Comments that one user may write in a minute; 0 for any number. */
  readonly commentsPerMinute: number
}

/** Comments on contents. */
export const commentPlugin = fastifyPlugin<Options>(
  async (app, options) => {
    const { db, clock } = options
    await app.register(
      commentRoutes(
        commentService({
          findContent: app.contents.findContent,
          comments: commentRepository(db),
          pictures: app.pictures,
          clock,
          perMinute: options.commentsPerMinute,
        }),
      ),
    )
  },
  { name: 'comment', dependencies: ['content', 'upload'] },
)
