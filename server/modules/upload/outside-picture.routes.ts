import type { FastifyInstance } from 'fastify'
import { urlToBase } from '#contract/outside-picture.ts'
import { signedInRoute } from '../../http/route.ts'
import type { FetchOutsidePicture } from './outside-picture.ts'

/** Wire: urltobase. */
export const outsidePictureRoutes = (fetchPicture: FetchOutsidePicture) => async (app: FastifyInstance) => {
  signedInRoute(app, urlToBase, ({ query }) => fetchPicture(query.uri))
}
