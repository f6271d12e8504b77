import type { FastifyInstance } from 'fastify'
import { getFrameWords, orderFrameWords, removeFrameWord, saveFrameWord } from '#contract/frame-word.ts'
import { signedInRoute } from '../../http/route.ts'
import type { FrameWordService } from './frame-word.service.ts'

/** Categories, tags and hot searches, for the platform's administrators. Wire: 站点内容. */
export const frameWordRoutes = (service: FrameWordService) => async (app: FastifyInstance) => {
  signedInRoute(app, getFrameWords, ({ viewer, query }) => service.list(viewer.userId, query.Kind))
  signedInRoute(app, saveFrameWord, ({ viewer, body }) => service.save(viewer.userId, body))
  signedInRoute(app, removeFrameWord, ({ viewer, body }) => service.remove(viewer.userId, body))
  signedInRoute(app, orderFrameWords, ({ viewer, body }) => service.order(viewer.userId, body))
}
