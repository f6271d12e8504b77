import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { contentAccessRepository } from './content-access.repository.ts'
import { type AdmitContent, contentAccess, contentAdmission, type FindContent } from './content-access.ts'
import {
  type ContentNeighboursRepository,
  contentNeighboursRepository,
} from './content-neighbours.repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Contents of any type, as far as the user may see them. */
    readonly contents: {
      readonly findContent: FindContent
      readonly admit: AdmitContent
      readonly neighbours: ContentNeighboursRepository
    }
  }
}

/** Services that all features with contents share. */
export const contentPlugin = fastifyPlugin<Pick<FeatureOptions, 'db'>>(
  async (app, options) => {
    const { db } = options
    const access = contentAccessRepository(db)
    app.decorate('contents', {
      findContent: contentAccess(access),
      admit: contentAdmission(access),
      neighbours: contentNeighboursRepository(db),
    })
  },
  { name: 'content' },
)
