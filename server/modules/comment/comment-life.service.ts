import type { SentBy } from '#contract/call.ts'
import { COMMENT_UNDO_SECONDS, type deleteComment } from '#contract/comment.ts'
import { CODE } from '#contract/envelope.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { FindContent } from '../content/content-access.ts'
import { commentReportRepository } from './comment-report.repository.ts'

/** What the user still sees on the screen when the request leaves may be a little late when it arrives. */
const UNDO_MS = (COMMENT_UNDO_SECONDS + 2) * 1000

export const COMMENT_REFUSAL = {
  missing: refuse(CODE.notFound, '这条评论已经不在了'),
  notOwn: refuse(CODE.noRight, '只能删除自己的评论'),
  tooLate: refuse(CODE.conflict, `超过 ${COMMENT_UNDO_SECONDS} 秒，不能再撤销`),
  own: refuse(CODE.noRight, '不能举报自己的评论，可以直接删除'),
} as const

type Held = NonNullable<Awaited<ReturnType<ReturnType<typeof commentReportRepository>['hold']>>>

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly findContent: FindContent
}

interface Report {
  readonly id: number
  readonly category: number
  readonly words: string
}

/** What readers do about a comment that stands: delete one's own, take that back, report another's (R-comment-3, R-comment-4). */
export const commentLifeService = ({ db, clock, findContent }: Needs) => {
  const note = (tx: Queries, userId: number, act: string, { id, organisationId }: Held) =>
    auditRepository(tx).note({
      at: clock(),
      userId,
      organisationId,
      act,
      subject: `comment:${id}`,
      detail: {},
    })

  const withOwn = <T>(
    userId: number,
    id: number,
    work: (
      held: Held,
      tx: Queries,
      comments: ReturnType<typeof commentReportRepository>,
    ) => Promise<T | Refusal>,
  ): Promise<T | Refusal> =>
    db.transaction(async (tx) => {
      const comments = commentReportRepository(tx)
      const held = await comments.hold(id)
      if (held === null) return COMMENT_REFUSAL.missing
      return held.userId === userId ? work(held, tx, comments) : COMMENT_REFUSAL.notOwn
    })

  return {
    remove: (userId: number, id: number): Promise<SentBy<typeof deleteComment> | Refusal> =>
      withOwn(userId, id, async (held, tx, comments) => {
        if (held.deletedAt === null) {
          await comments.write(held, { deletedAt: clock() }, held.hiddenAt === null ? -1 : 0)
          await note(tx, userId, 'comment.delete', held)
        }
        return { StaysListed: held.parentId === null && (await comments.hasReplies(id)) }
      }),

    restore: (userId: number, id: number): Promise<true | Refusal> =>
      withOwn<true>(userId, id, async (held, tx, comments) => {
        if (held.deletedAt === null) return true
        if (clock().getTime() - held.deletedAt.getTime() > UNDO_MS) return COMMENT_REFUSAL.tooLate
        await comments.write(held, { deletedAt: null }, held.hiddenAt === null ? 1 : 0)
        await note(tx, userId, 'comment.restore', held)
        return true
      }),

    async report(userId: number, { id, category, words }: Report): Promise<true | Refusal> {
      const seen = await commentReportRepository(db).find(id)
      if (seen === null) return COMMENT_REFUSAL.missing
      const found = await findContent({ id: seen.contentId, type: 0 }, userId)
      if (found instanceof Refusal) return found
      return db.transaction(async (tx) => {
        const comments = commentReportRepository(tx)
        const held = await comments.hold(id)
        if (held === null || held.deletedAt !== null || held.hiddenAt !== null) return COMMENT_REFUSAL.missing
        if (held.userId === userId) return COMMENT_REFUSAL.own
        const made = await comments.add({ commentId: id, userId, category, words, createdAt: clock() })
        if (made) await note(tx, userId, 'comment.report', held)
        return true
      })
    },
  }
}

export type CommentLifeService = ReturnType<typeof commentLifeService>
