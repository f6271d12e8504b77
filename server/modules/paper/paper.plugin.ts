import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { composer } from './composer.ts'
import { paperRepository } from './paper.repository.ts'
import { paperRoutes } from './paper.routes.ts'
import { paperService } from './paper.service.ts'

/** Papers put together of questions, and the address of another composer. */
export const paperPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock' | 'configuration'>>(
  async (app, options) => {
    const { db, clock, configuration } = options
    const papers = paperRepository(db)
    await addRoutes(
      app,
      paperRoutes({
        papers: paperService({ papers, findHeld: app.bank.findHeld, clock }),
        composer: composer(papers, configuration),
      }),
    )
  },
  { name: 'paper', dependencies: ['question'] },
)
