import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { learningRepository } from './learning.repository.ts'
import { learningRoutes } from './learning.routes.ts'
import { learningService } from './learning.service.ts'
import { learningRecordRepository } from './learning-record.repository.ts'
import { learningRecordService } from './learning-record.service.ts'
import { userActionRepository } from './user-action.repository.ts'
import { userActionService } from './user-action.service.ts'

/** Learning records and reservations of users. */
export const learningPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const { findContent } = app.contents
    const { sessionsOf } = app.live
    const actions = userActionRepository(db)
    await addRoutes(
      app,
      learningRoutes({
        learning: learningService(learningRepository(db), clock),
        records: learningRecordService({
          records: learningRecordRepository(db),
          actions,
          findContent,
          clock,
        }),
        actions: userActionService({
          actions,
          findContent,
          sessionsOf,
          clock,
        }),
      }),
    )
  },
  { name: 'learning', dependencies: ['content', 'live'] },
)
