import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { schoolFileRepository } from '../school-file/school-file.repository.ts'
import { cloudSchoolRepository } from './cloud-school.repository.ts'
import { cloudSchoolRoutes } from './cloud-school.routes.ts'
import { cloudSchoolService } from './cloud-school.service.ts'

/** The page of a school's cloud space. */
export const cloudSchoolPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const { schools, schoolFileDto } = app
    await app.register(
      cloudSchoolRoutes(
        cloudSchoolService({
          schools,
          library: schoolFileRepository(db),
          clouds: cloudSchoolRepository(db),
          schoolFileDto,
          clock,
        }),
      ),
    )
  },
  { name: 'cloud-school', dependencies: ['school-file'] },
)
