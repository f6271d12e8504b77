import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { schoolFileRepository } from '../school-file/school-file.repository.ts'
import { noticeService } from './notice.service.ts'
import { publishedRepository } from './published.repository.ts'
import { publishedService } from './published.service.ts'
import { releaseRoutes } from './release.routes.ts'
import { releaseService } from './release.service.ts'
import { resourceVersionRoutes } from './resource-version.routes.ts'
import { resourceVersionService } from './resource-version.service.ts'
import { versionDecisionService } from './version-decision.service.ts'
import { versionListRepository } from './version-list.repository.ts'
import { versionListService } from './version-list.service.ts'

/** What teachers and schools have published, and its release to all schools. */
export const releasePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const library = schoolFileRepository(db)
    await addRoutes(
      app,
      releaseRoutes({
        lists: publishedService({ db, lists: publishedRepository(db), schools: app.schools, clock }),
        releases: releaseService({ db, clock }),
        notices: noticeService({ db, clock }),
      }),
    )
    await addRoutes(
      app,
      resourceVersionRoutes({
        versions: versionListService({
          db,
          lists: versionListRepository(db),
          schools: app.schools,
          library,
          fileDto: app.files.fileDto,
        }),
        revisions: resourceVersionService({ db, library, clock }),
        decisions: versionDecisionService({ db, clock }),
      }),
    )
  },
  { name: 'release', dependencies: ['file', 'school-file'] },
)
