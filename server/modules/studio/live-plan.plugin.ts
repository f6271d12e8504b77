import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { livePlanDtos } from './live-plan.dto.ts'
import { livePlanRoutes } from './live-plan.routes.ts'
import { livePlanService } from './live-plan.service.ts'
import { livePlanLifeService } from './live-plan-life.service.ts'
import { studioFiles } from './studio-file.ts'

/** Live lessons as teachers plan them, from the first draft to their replay. */
export const livePlanPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock' | 'storage'>>(
  async (app, { db, clock, storage }) => {
    const planDto = livePlanDtos(studioFiles(app.files.addresses))
    await addRoutes(
      app,
      livePlanRoutes({
        plans: livePlanService({ db, schools: app.schools, planDto, clock }),
        life: livePlanLifeService({ db, storage, planDto, films: app.films, clock }),
      }),
    )
  },
  { name: 'live-plan', dependencies: ['file', 'film', 'school-file'] },
)
