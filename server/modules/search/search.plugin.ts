import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { catalogueStateRepository } from '../content/catalogue-state.repository.ts'
import { listRepository } from './list.repository.ts'
import { searchRepository } from './search.repository.ts'
import { searchRoutes } from './search.routes.ts'
import { type SearchService, searchService } from './search.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Search, and how a keyword is read elsewhere. */
    readonly searches: SearchService
  }
}

/** Search by keyword, and the lists of contents. */
export const searchPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const searches = searchService({
      searches: searchRepository(db),
      lists: listRepository(db),
      states: catalogueStateRepository(db),
      clock,
    })
    app.decorate('searches', searches)
    await addRoutes(app, searchRoutes(searches))
  },
  { name: 'search' },
)
