import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { requestQueries } from './request.query.ts'
import { requestService } from './request.service.ts'
import { reviewRoutes } from './review.routes.ts'
import { reviewService } from './review.service.ts'
import { shareService } from './share.service.ts'
import { similarRepository } from './similar.repository.ts'
import { similarFiles } from './similar.ts'
import { takeDownService } from './take-down.service.ts'

/** Sharing with a school, review, and taking down. */
export const reviewPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const requests = requestService({
      db,
      queries: requestQueries(db),
      similar: similarFiles(similarRepository(db)),
      sendFile: app.files.sendFile,
      sendSchoolFile: app.sendSchoolFile,
      clock,
    })
    await app.register(
      reviewRoutes({
        shares: shareService({ db, requests, clock }),
        requests,
        reviews: reviewService({ db, clock }),
        takeDowns: takeDownService({ db, requests, clock }),
      }),
    )
  },
  { name: 'review', dependencies: ['file', 'school-file'] },
)
