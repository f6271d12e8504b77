import type { FastifyInstance } from 'fastify'
import { getFilm, prepareFilm } from '#contract/film.ts'
import { signedInRoute } from '../../http/route.ts'
import type { FilmService } from './film.service.ts'

/** Wire: 视频处理. */
export const filmRoutes = (service: FilmService) => async (app: FastifyInstance) => {
  signedInRoute(app, getFilm, ({ viewer, query }) => service.look(viewer.userId, query.Id))
  signedInRoute(app, prepareFilm, ({ viewer, body }) => service.ask(viewer.userId, body.Id))
}
