import type { FastifyInstance } from 'fastify'
import { addComments, getCommentsList } from '#contract/comment.ts'
import { Refusal } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import type { CommentService } from './comment.service.ts'

const PAGE_SIZE = 10

/** Wire: 评论. */
export const commentRoutes = (service: CommentService) => async (app: FastifyInstance) => {
  signedInRoute(app, getCommentsList, async ({ body, viewer }) => {
    const page = pageWanted(body, PAGE_SIZE)
    if (page instanceof Refusal) return page
    const content = { id: body.ObjectId, type: body.Type }
    return service.list(content, body.ParentId ?? 0, page, viewer.userId)
  })

  signedInRoute(app, addComments, ({ body, viewer }) =>
    service.add(
      {
        content: { id: body.ObjectId, type: body.Type },
        parentId: body.ParentId ?? 0,
        html: body.Content,
        score: body.Score ?? 0,
        clientId: body.ClientId,
      },
      viewer.userId,
    ),
  )
}
