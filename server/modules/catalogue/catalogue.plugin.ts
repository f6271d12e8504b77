import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { catalogueStateRepository } from '../content/catalogue-state.repository.ts'
import { liveRepository } from '../live/live.repository.ts'
import { bankRowsRepository } from '../question/bank-rows.repository.ts'
import { bankRows } from '../question/bank-rows.ts'
import { listFilterRepository } from '../search/list-filter.repository.ts'
import { listFilterOf } from '../search/list-filter.ts'
import { catalogueRepository } from './catalogue.repository.ts'
import { catalogueRoutes } from './catalogue.routes.ts'
import { type CatalogueService, catalogueService } from './catalogue.service.ts'
import { curriculumRepository } from './curriculum.repository.ts'
import { curriculumRoutes } from './curriculum.routes.ts'
import { curriculumService } from './curriculum.service.ts'
import { keptCurriculum } from './kept-curriculum.ts'
import { resourceRepository } from './resource.repository.ts'
import { resourceRoutes } from './resource.routes.ts'
import { resourceService } from './resource.service.ts'
import { tagRowRepository } from './tag-row.repository.ts'
import { tagRowService } from './tag-row.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What home shows. */
    readonly catalogue: CatalogueService
  }
}

/** Home, the tree of the curriculum, and the page of a resource. */
export const cataloguePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const { findContent, admit, neighbours } = app.contents
    const { searches } = app
    const curriculum = curriculumRepository(db)
    const filters = listFilterRepository(db)
    const catalogue = catalogueService({
      catalogue: catalogueRepository(db),
      lives: liveRepository(db),
      clock,
    })
    app.decorate('catalogue', catalogue)
    await addRoutes(app, catalogueRoutes(catalogue))
    await addRoutes(
      app,
      curriculumRoutes({
        curriculum: keptCurriculum(curriculumService(curriculum), catalogueStateRepository(db)),
        tagRows: tagRowService({
          curriculum,
          tagRows: tagRowRepository(db),
          bankRows: bankRows(bankRowsRepository(db)),
        }),
        narrowed: async (asked, userId) =>
          filters.conditionOf(
            listFilterOf(asked, await searches.readKeyword(asked.keyword, userId)),
            clock(),
          ),
      }),
    )
    await addRoutes(
      app,
      resourceRoutes(
        resourceService({
          findContent,
          admit,
          resources: resourceRepository(db),
          neighbours,
          fileDto: app.files.fileDto,
          questionOf: app.bank.ofContent,
          mayCorrect: app.bank.mayCorrect,
          clock,
        }),
      ),
    )
  },
  { name: 'catalogue', dependencies: ['content', 'file', 'search', 'question'] },
)
