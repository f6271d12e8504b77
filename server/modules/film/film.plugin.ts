import fastifyPlugin from 'fastify-plugin'
import type { FeatureOptions } from '../../config/feature-options.ts'
import { addRoutes } from '../../http/add-routes.ts'
import { filmStreamRepository } from './film.repository.ts'
import { filmRoutes } from './film.routes.ts'
import { type FilmService, filmService } from './film.service.ts'
import { FILM, filmJob } from './film-job.ts'
import type { FilmTools } from './film-tools.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Films in several sizes: whoever shows a film to others has it prepared. */
    readonly films: Pick<FilmService, 'prepareWithin' | 'wake' | 'lookAt' | 'askFor'>
  }
}

interface Options extends FeatureOptions {
  /** Null where ffmpeg is not there: films stay as they were brought. */
  readonly filmTools: FilmTools | null
}

/** Films that people bring, made ready to be watched on any line. */
export const filmPlugin = fastifyPlugin<Options>(
  async (app, { db, storage, filmTools }) => {
    const films = filmStreamRepository(db)
    const { streamFolderOf } = app.files.streams
    const service = filmService({ db, films, jobs: app.jobs, streamFolderOf, isAble: filmTools !== null })
    const { prepareWithin, wake, lookAt, askFor } = service
    app.decorate('films', { prepareWithin, wake, lookAt, askFor })
    if (filmTools !== null) app.jobs.define(FILM, filmJob({ films, storage, tools: filmTools }))
    await addRoutes(app, filmRoutes(service))
  },
  { name: 'film', dependencies: ['file', 'job'] },
)
