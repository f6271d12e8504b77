import { and, asc, count, desc, eq, inArray, isNull, max, min, type SQL, sql } from 'drizzle-orm'
import { REPORT_VERDICT, REPORTS_SHOWN } from '#contract/comment-report.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { comment } from '../../db/schema/comment.ts'
import { commentReport } from '../../db/schema/comment-report.ts'
import { content } from '../../db/schema/content.ts'
import { organisation } from '../../db/schema/organisation.ts'
import type { PageWanted } from '../../http/page.ts'

const HELD = {
  id: comment.id,
  contentId: comment.contentId,
  parentId: comment.parentId,
  userId: comment.userId,
  deletedAt: comment.deletedAt,
  hiddenAt: comment.hiddenAt,
}

const decided = (shown: number): SQL | undefined =>
  shown === REPORTS_SHOWN.open
    ? isNull(commentReport.decidedAt)
    : eq(commentReport.verdict, shown === REPORTS_SHOWN.hidden ? REPORT_VERDICT.hide : REPORT_VERDICT.keep)

/** Comments that were deleted, reported and hidden. */
export const commentReportRepository = (db: Queries) => ({
  /** The comment with its school, held until the transaction ends. */
  async hold(id: number) {
    const [held] = await db.select(HELD).from(comment).where(eq(comment.id, id)).for('update')
    if (held === undefined) return null
    const [on] = await db
      .select({ organisationId: content.organisationId, type: content.type })
      .from(content)
      .where(eq(content.id, held.contentId))
    return on === undefined ? null : { ...held, ...on }
  },

  async find(id: number) {
    const [found] = await db.select(HELD).from(comment).where(eq(comment.id, id))
    return found ?? null
  },

  /** Writes whether it stands, and counts what can be read of its content anew. */
  async write(
    { id, contentId }: { readonly id: number; readonly contentId: number },
    change: Partial<Pick<typeof comment.$inferInsert, 'deletedAt' | 'hiddenAt' | 'hideReason'>>,
    readable: -1 | 0 | 1,
  ): Promise<void> {
    await db.update(comment).set(change).where(eq(comment.id, id))
    if (readable !== 0)
      await db
        .update(content)
        .set({ commentCount: sql`greatest(0, ${content.commentCount} + ${readable})` })
        .where(eq(content.id, contentId))
  },

  async hasReplies(id: number): Promise<boolean> {
    const found = await db
      .select({ id: comment.id })
      .from(comment)
      .where(and(eq(comment.parentId, id), isNull(comment.deletedAt)))
      .limit(1)
    return found.length > 0
  },

  /** Which of these the reader reported, while nobody has decided. */
  async findReported(userId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set()
    const rows = await db
      .select({ id: commentReport.commentId })
      .from(commentReport)
      .where(
        and(
          inArray(commentReport.commentId, [...ids]),
          eq(commentReport.userId, userId),
          isNull(commentReport.decidedAt),
        ),
      )
    return new Set(rows.map(({ id }) => id))
  },

  /** False where the same person's waits already. */
  async add(report: typeof commentReport.$inferInsert): Promise<boolean> {
    const made = await db
      .insert(commentReport)
      .values(report)
      .onConflictDoNothing()
      .returning({ id: commentReport.id })
    return made.length > 0
  },

  /** Who waits for a decision on this comment. */
  async findWaiting(commentId: number): Promise<readonly number[]> {
    const rows = await db
      .select({ userId: commentReport.userId })
      .from(commentReport)
      .where(and(eq(commentReport.commentId, commentId), isNull(commentReport.decidedAt)))
    return rows.map(({ userId }) => userId)
  },

  async decide(
    commentId: number,
    decision: {
      readonly decidedAt: Date
      readonly deciderId: number
      readonly verdict: number
      readonly reason: string
    },
  ): Promise<void> {
    await db
      .update(commentReport)
      .set(decision)
      .where(and(eq(commentReport.commentId, commentId), isNull(commentReport.decidedAt)))
  },

  /** What was hidden is readable again: what had hidden it counts as decided the other way. */
  async turn(
    commentId: number,
    decision: { readonly decidedAt: Date; readonly deciderId: number; readonly reason: string },
  ) {
    await db
      .update(commentReport)
      .set({ ...decision, verdict: REPORT_VERDICT.keep })
      .where(and(eq(commentReport.commentId, commentId), eq(commentReport.verdict, REPORT_VERDICT.hide)))
  },

  /** One row for each comment of these schools; null is all schools. */
  async findPage(
    schoolIds: readonly number[] | null,
    shown: number,
    { index, size }: PageWanted,
  ): Promise<{ total: number; ids: readonly number[] }> {
    const where = and(
      decided(shown),
      schoolIds === null ? undefined : inArray(content.organisationId, [...schoolIds]),
    )
    const rows = () =>
      db
        .select({
          id: commentReport.commentId,
          first: min(commentReport.createdAt),
          last: max(commentReport.decidedAt),
        })
        .from(commentReport)
        .innerJoin(comment, eq(comment.id, commentReport.commentId))
        .innerJoin(content, eq(content.id, comment.contentId))
        .where(where)
        .groupBy(commentReport.commentId)
    const [counted] = await db.select({ total: count() }).from(rows().as('reported'))
    const order =
      shown === REPORTS_SHOWN.open
        ? [asc(min(commentReport.createdAt)), asc(commentReport.commentId)]
        : [desc(max(commentReport.decidedAt)), desc(commentReport.commentId)]
    const page = await rows()
      .orderBy(...order)
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, ids: page.map(({ id }) => id) }
  },

  findComments: (ids: readonly number[]) =>
    db
      .select({
        id: comment.id,
        userId: comment.userId,
        userName: appUser.name,
        body: comment.body,
        createdAt: comment.createdAt,
        deletedAt: comment.deletedAt,
        hiddenAt: comment.hiddenAt,
        contentId: content.id,
        contentType: content.type,
        contentName: content.name,
        organisationName: organisation.name,
      })
      .from(comment)
      .innerJoin(appUser, eq(appUser.id, comment.userId))
      .innerJoin(content, eq(content.id, comment.contentId))
      .innerJoin(organisation, eq(organisation.id, content.organisationId))
      .where(inArray(comment.id, [...ids])),

  /** What was said against these, the earliest first. */
  findReports: (ids: readonly number[], shown: number) =>
    db
      .select({
        report: commentReport,
        userName: appUser.name,
        deciderName: sql<
          string | null
        >`(select decider.name from ${appUser} decider where decider.id = ${commentReport.deciderId})`,
      })
      .from(commentReport)
      .innerJoin(appUser, eq(appUser.id, commentReport.userId))
      .where(and(inArray(commentReport.commentId, [...ids]), decided(shown)))
      .orderBy(asc(commentReport.createdAt), asc(commentReport.id)),
})

export type CommentReportRepository = ReturnType<typeof commentReportRepository>
