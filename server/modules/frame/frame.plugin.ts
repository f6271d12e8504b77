import fastifyPlugin from 'fastify-plugin'
import { readConfiguration } from '../../config/configuration.ts'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { bannerPictures } from './banner-picture.ts'
import { CATALOGUE_WORDS, readCatalogueWords } from './catalogue-words.ts'
import { curriculumAdminRoutes } from './curriculum-admin.routes.ts'
import { curriculumAdminService } from './curriculum-admin.service.ts'
import { frameBannerRoutes } from './frame-banner.routes.ts'
import { frameBannerService } from './frame-banner.service.ts'
import { frameWordRoutes } from './frame-word.routes.ts'
import { frameWordService } from './frame-word.service.ts'
import { siteSettingsRoutes } from './site-settings.routes.ts'
import { siteSettingsService } from './site-settings.service.ts'

interface Options extends Pick<FeatureOptions, 'db' | 'clock' | 'storage'> {
  readonly configFile: string
}

/** What stands around the contents, in the hands of the platform's administrators. */
export const framePlugin = fastifyPlugin<Options>(
  async (app, { db, clock, storage, configFile }) => {
    await addRoutes(
      app,
      frameBannerRoutes(frameBannerService({ db, clock, keepPicture: bannerPictures(db, storage) })),
    )
    app.jobs.define(CATALOGUE_WORDS, readCatalogueWords(db))
    await addRoutes(app, curriculumAdminRoutes(curriculumAdminService({ db, clock, jobs: app.jobs })))
    await addRoutes(app, frameWordRoutes(frameWordService({ db, clock, jobs: app.jobs })))
    const readFile = () => readConfiguration(configFile)
    await addRoutes(app, siteSettingsRoutes(siteSettingsService({ db, clock, site: app.site, readFile })))
  },
  { name: 'frame', dependencies: ['site', 'session', 'job'] },
)
