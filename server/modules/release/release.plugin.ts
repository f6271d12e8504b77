import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { publishedRepository } from './published.repository.ts'
import { publishedService } from './published.service.ts'
import { releaseRoutes } from './release.routes.ts'
import { releaseService } from './release.service.ts'

/** What teachers and schools have published, and its release to all schools. */
export const releasePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    await app.register(
      releaseRoutes({
        lists: publishedService({ db, lists: publishedRepository(db), schools: app.schools, clock }),
        releases: releaseService({ db, clock }),
      }),
    )
  },
  { name: 'release', dependencies: ['school-file'] },
)
