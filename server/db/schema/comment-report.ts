import { sql } from 'drizzle-orm'
import { check, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { comment } from './comment.ts'
import { zhiyuan } from './namespace.ts'

/** Somebody says that a comment should not stand; one that waits for each of them. */
export const commentReport = zhiyuan.table(
  'comment_report',
  {
    id: identity(),
    commentId: integer()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** REPORT_CATEGORY of contract/comment-report.ts. */
    category: smallint().notNull(),
    words: text().notNull(),
    createdAt: instant().notNull(),
    /** Null while nobody has decided. */
    decidedAt: instant(),
    /** Null while nobody has, and once that account is gone. */
    deciderId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    /** REPORT_VERDICT; null while nobody has decided. */
    verdict: smallint(),
    /** Of the decision. */
    reason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('comment_report_waiting').on(table.commentId, table.userId).where(sql`decided_at is null`),
    index('comment_report_queue').on(table.createdAt, table.commentId).where(sql`decided_at is null`),
    index().on(table.verdict, table.decidedAt.desc().nullsFirst()),
    index().on(table.commentId),
    index().on(table.userId),
    index().on(table.deciderId),
    check('comment_report_decided', sql`(decided_at is null) = (verdict is null)`),
  ],
)
