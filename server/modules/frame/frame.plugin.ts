import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { bannerPictures } from './banner-picture.ts'
import { CATALOGUE_WORDS, readCatalogueWords } from './catalogue-words.ts'
import { curriculumDeskRoutes } from './curriculum-desk.routes.ts'
import { curriculumDeskService } from './curriculum-desk.service.ts'
import { frameBannerRoutes } from './frame-banner.routes.ts'
import { frameBannerService } from './frame-banner.service.ts'
import { frameWordRoutes } from './frame-word.routes.ts'
import { frameWordService } from './frame-word.service.ts'

/** What stands around the contents, in the hands of the platform's administrators. */
export const framePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock' | 'storage'>>(
  async (app, { db, clock, storage }) => {
    await app.register(
      frameBannerRoutes(frameBannerService({ db, clock, keepPicture: bannerPictures(db, storage) })),
    )
    app.jobs.define(CATALOGUE_WORDS, readCatalogueWords(db))
    await app.register(curriculumDeskRoutes(curriculumDeskService({ db, clock, jobs: app.jobs })))
    await app.register(frameWordRoutes(frameWordService({ db, clock, jobs: app.jobs })))
  },
  { name: 'frame', dependencies: ['session', 'job'] },
)
