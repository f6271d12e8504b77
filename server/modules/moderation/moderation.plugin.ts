import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { moderationService } from './moderation.service.ts'

/** Taking contents down, and offering them again. */
export const moderationPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, { db, clock }) => {
    await addRoutes(app, moderationRoutes(moderationService({ db, clock })))
  },
  { name: 'moderation' },
)
