import { and, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { NOTICE_STATUS } from '#contract/managed-announcement.ts'
import type { Db } from '../../db/database.ts'
import { auditEntry } from '../../db/schema/audit-entry.ts'
import { comment } from '../../db/schema/comment.ts'
import { commentReport } from '../../db/schema/comment-report.ts'
import { schoolNotice } from '../../db/schema/school-notice.ts'

/** So many rows at a time: nobody waits long for a sweep. */
const AT_ONCE = 500

/** What is let go of when it is older than administrators set; each answers how many it found of one turn. */
export const retentionRepository = (db: Db) => ({
  atOnce: AT_ONCE,

  async dropAuditLines(before: Date): Promise<number> {
    const old = db
      .select({ id: auditEntry.id })
      .from(auditEntry)
      .where(lt(auditEntry.at, before))
      .orderBy(auditEntry.at)
      .limit(AT_ONCE)
    const { rowCount } = await db.delete(auditEntry).where(inArray(auditEntry.id, old))
    return rowCount ?? 0
  },

  /** The row stays, for its replies and its score; what waits for a decision stays whole. */
  async forgetCommentWords(before: Date): Promise<number> {
    const waiting = db
      .select({ id: commentReport.id })
      .from(commentReport)
      .where(and(sql`${commentReport.commentId} = ${comment.id}`, sql`${commentReport.decidedAt} is null`))
    const old = db
      .select({ id: comment.id })
      .from(comment)
      .where(and(lt(comment.deletedAt, before), ne(comment.body, ''), notExists(waiting)))
      .limit(AT_ONCE)
    const { rowCount } = await db.update(comment).set({ body: '' }).where(inArray(comment.id, old))
    return rowCount ?? 0
  },

  /** With who has read them; drafts stay (R-frame-6). Of a withdrawn one the days count from when it was published. */
  async dropNotices(before: Date): Promise<number> {
    const old = db
      .select({ id: schoolNotice.id })
      .from(schoolNotice)
      .where(
        or(
          and(
            ne(schoolNotice.status, NOTICE_STATUS.draft),
            isNotNull(schoolNotice.toTime),
            lt(schoolNotice.toTime, before),
          ),
          and(eq(schoolNotice.status, NOTICE_STATUS.withdrawn), lt(schoolNotice.publishedAt, before)),
        ),
      )
      .limit(AT_ONCE)
    const { rowCount } = await db.delete(schoolNotice).where(inArray(schoolNotice.id, old))
    return rowCount ?? 0
  },
})
