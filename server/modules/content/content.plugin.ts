import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { type FindContent, findAccessible } from './content-access.ts'
import { contentNeighbours } from './content-neighbours.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Contents of any type, as far as the user may see them. */
    readonly contents: {
      readonly findContent: FindContent
      readonly neighbours: ReturnType<typeof contentNeighbours>
    }
  }
}

/** What all features of contents share. */
export const contentPlugin = fastifyPlugin<Pick<FeatureOptions, 'db'>>(
  async (app, options) => {
    const { db } = options
    app.decorate('contents', {
      findContent: (wanted, userId) => findAccessible(db, wanted, userId),
      neighbours: contentNeighbours(db),
    })
  },
  { name: 'content' },
)
