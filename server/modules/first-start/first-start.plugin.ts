import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { firstStartRoutes } from './first-start.routes.ts'
import { firstStartService } from './first-start.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the link of the first start carries; null for an installation that has an administrator (R-first-start-1). */
    readonly firstStartSecret: () => Promise<string | null>
  }
}

/** The first administrator and the first steps of an installation without a demonstration. */
export const firstStartPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock' | 'fileAddressSecret'>>(
  async (app, { db, clock, fileAddressSecret }) => {
    const { hashPassword } = app.accounts
    const service = firstStartService({ db, clock, installationSecret: fileAddressSecret, hashPassword })
    app.decorate('firstStartSecret', service.openSecret)
    await addRoutes(app, firstStartRoutes(service))
  },
  { name: 'first-start', dependencies: ['session'] },
)
