import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { favouriteRoutes } from './favourite.routes.ts'
import { favouriteService } from './favourite.service.ts'

/** Favourites of users, in folders. */
export const favouritePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, { db, clock }) => {
    const { findContent } = app.contents
    await addRoutes(app, favouriteRoutes(favouriteService({ db, findContent, clock })))
  },
  { name: 'favourite', dependencies: ['content'] },
)
