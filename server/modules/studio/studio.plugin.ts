import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { courseTagRepository } from './course-tag.repository.ts'
import { courseTagService } from './course-tag.service.ts'
import { draftService } from './draft.service.ts'
import { draftLifeService } from './draft-life.service.ts'
import { draftListRepository } from './draft-list.repository.ts'
import { draftReadingService } from './draft-reading.service.ts'
import { peopleService } from './people.service.ts'
import { studioRoutes } from './studio.routes.ts'
import { studioFileService } from './studio-file.service.ts'
import { studioFiles } from './studio-file.ts'
import { studioFilmService } from './studio-film.service.ts'

/** Courses as teachers make them, from the first draft to every version that learners see. */
export const studioPlugin = fastifyPlugin<Pick<FeatureOptions, 'db' | 'clock' | 'storage'>>(
  async (app, options) => {
    const { db, clock, storage } = options
    const { schools } = app
    const lists = draftListRepository(db)
    const studioFile = studioFiles(app.files.addresses)
    await addRoutes(
      app,
      studioRoutes({
        drafts: draftService({ db, schools, clock }),
        reading: draftReadingService({ db, lists, schools, studioFile, clock }),
        life: draftLifeService({ db, films: app.films, clock }),
        people: peopleService({ db, schools, clock }),
        files: studioFileService({ db, storage, studioFile }),
        films: studioFilmService({ db, films: app.films }),
        tags: courseTagService(courseTagRepository(db)),
      }),
    )
  },
  { name: 'studio', dependencies: ['file', 'film', 'school-file'] },
)
