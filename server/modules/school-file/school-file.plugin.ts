import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { curriculumRepository } from '../catalogue/curriculum.repository.ts'
import { schoolFileRepository } from './school-file.repository.ts'
import { schoolFileRoutes } from './school-file.routes.ts'
import { schoolFileService } from './school-file.service.ts'
import { schoolMenuService } from './school-menu.service.ts'
import { schoolFileSender } from './sent-school-file.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How an answer names a file of a school's library. */
    readonly sendSchoolFile: ReturnType<typeof schoolFileSender>
  }
}

/** A school's library. */
export const schoolFilePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const { sendFile, packs } = app.files
    const library = schoolFileRepository(db)
    const sendSchoolFile = schoolFileSender(sendFile)
    app.decorate('sendSchoolFile', sendSchoolFile)
    await app.register(
      schoolFileRoutes({
        files: schoolFileService({ db, library, sendSchoolFile, packs, clock }),
        menus: schoolMenuService({ db, curriculum: curriculumRepository(db), library }),
      }),
    )
  },
  { name: 'school-file', dependencies: ['file'] },
)
