import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { announcementRoutes } from './announcement.routes.ts'
import { announcementService } from './announcement.service.ts'
import { announcementDeskService } from './announcement-desk.service.ts'

/** Notices of the platform and of schools, with who has read them. */
export const announcementPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, { db, clock }) => {
    await app.register(
      announcementRoutes(announcementService({ db, clock }), announcementDeskService({ db, clock })),
    )
  },
  { name: 'announcement', dependencies: ['session'] },
)
