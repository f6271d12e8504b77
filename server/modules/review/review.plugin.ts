import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { schoolFileRepository } from '../school-file/school-file.repository.ts'
import { requestRepository } from './request.repository.ts'
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
    const { schools } = app
    const library = schoolFileRepository(db)
    const requests = requestService({
      schools,
      library,
      requests: requestRepository(db),
      similar: similarFiles(similarRepository(db)),
      fileDto: app.files.fileDto,
      schoolFileDto: app.schoolFileDto,
      clock,
    })
    await addRoutes(
      app,
      reviewRoutes({
        shares: shareService({ db, schools, library, requests, clock }),
        requests,
        reviews: reviewService({ db, schools, library, clock }),
        takeDowns: takeDownService({ db, schools, requests, clock }),
      }),
    )
  },
  { name: 'review', dependencies: ['file', 'school-file'] },
)
