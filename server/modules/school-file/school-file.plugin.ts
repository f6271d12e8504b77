import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { curriculumRepository } from '../catalogue/curriculum.repository.ts'
import { membershipRepository } from './membership.repository.ts'
import { type SchoolAccess, schoolAccess } from './school-access.ts'
import { schoolFileDtos } from './school-file.dto.ts'
import { schoolFileRepository } from './school-file.repository.ts'
import { schoolFileRoutes } from './school-file.routes.ts'
import { schoolFileService } from './school-file.service.ts'
import { schoolMenuService } from './school-menu.service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How an answer names a file of a school's library. */
    readonly schoolFileDto: ReturnType<typeof schoolFileDtos>
    /** Whether a school's calls are for a user. */
    readonly schools: SchoolAccess
  }
}

/** A school's library. */
export const schoolFilePlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock'>>(
  async (app, options) => {
    const { db, clock } = options
    const { fileDto, packs } = app.files
    const library = schoolFileRepository(db)
    const memberships = membershipRepository(db)
    const schools = schoolAccess(memberships)
    const schoolFileDto = schoolFileDtos(fileDto)
    app.decorate('schoolFileDto', schoolFileDto)
    app.decorate('schools', schools)
    await addRoutes(
      app,
      schoolFileRoutes({
        files: schoolFileService({ schools, memberships, library, schoolFileDto, packs, clock }),
        menus: schoolMenuService({ schools, curriculum: curriculumRepository(db), library }),
      }),
    )
  },
  { name: 'school-file', dependencies: ['file'] },
)
