import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { schoolFileRepository } from '../school-file/school-file.repository.ts'
import { cloudMenuAdminRoutes } from './cloud-menu-admin.routes.ts'
import { cloudMenuAdminService } from './cloud-menu-admin.service.ts'
import { cloudSchoolRepository } from './cloud-school.repository.ts'
import { cloudSchoolRoutes } from './cloud-school.routes.ts'
import { cloudSchoolService } from './cloud-school.service.ts'

/** The page of a school's cloud space, and its menu in the hands of administrators. */
export const cloudSchoolPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const { schools, schoolFileDto, pictures } = app
    const { fileDto } = app.files
    const library = schoolFileRepository(db)
    await addRoutes(
      app,
      cloudSchoolRoutes(
        cloudSchoolService({
          schools,
          library,
          clouds: cloudSchoolRepository(db),
          schoolFileDto,
          fileDto,
          pictures,
          clock,
        }),
      ),
    )
    await addRoutes(app, cloudMenuAdminRoutes(cloudMenuAdminService({ db, clock, fileDto, library })))
  },
  { name: 'cloud-school', dependencies: ['file', 'school-file', 'upload'] },
)
