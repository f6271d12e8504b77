import type { FastifyInstance } from 'fastify'
import { addComments, deleteComment, getCommentsList, restoreComment } from '#contract/comment.ts'
import { decideCommentReport, getCommentReports, reportComment } from '#contract/comment-report.ts'
import { Refusal } from '../../http/envelope.ts'
import { pageWanted } from '../../http/page.ts'
import { signedInRoute } from '../../http/route.ts'
import type { CommentService } from './comment.service.ts'
import type { CommentLifeService } from './comment-life.service.ts'
import type { CommentReportService } from './comment-report.service.ts'

const PAGE_SIZE = 10

interface Services {
  readonly comments: CommentService
  readonly life: CommentLifeService
  readonly reports: CommentReportService
}

/** Wire: 评论, 评论举报. */
export const commentRoutes =
  ({ comments: service, life, reports }: Services) =>
  async (app: FastifyInstance) => {
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

    signedInRoute(app, deleteComment, ({ body, viewer }) => life.remove(viewer.userId, body.Id))
    signedInRoute(app, restoreComment, ({ body, viewer }) => life.restore(viewer.userId, body.Id))
    signedInRoute(app, reportComment, ({ body: { Id, Category, Words }, viewer }) =>
      life.report(viewer.userId, { id: Id, category: Category, words: Words }),
    )
    signedInRoute(app, getCommentReports, ({ body, viewer }) => reports.list(viewer.userId, body))
    signedInRoute(app, decideCommentReport, ({ body: { Id, Verdict, Reason }, viewer }) =>
      reports.decide(viewer.userId, { id: Id, verdict: Verdict, reason: Reason }),
    )
  }
