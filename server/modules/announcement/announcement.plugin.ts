import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { announcementRoutes } from './announcement.routes.ts'
import { announcementService } from './announcement.service.ts'
import { announcementAdminService } from './announcement-admin.service.ts'

/** Notices of the platform and of schools, with who has read them. */
export const announcementPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, { db, clock }) => {
    const { pictures } = app
    await addRoutes(
      app,
      announcementRoutes(
        announcementService({ db, clock, pictures }),
        announcementAdminService({ db, clock, pictures }),
      ),
    )
  },
  { name: 'announcement', dependencies: ['session', 'upload'] },
)
