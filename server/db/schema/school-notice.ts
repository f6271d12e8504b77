import { boolean, index, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

/** What a school tells its members, or the platform everybody (R-announcement-1). */
export const schoolNotice = zhiyuan.table(
  'school_notice',
  {
    id: identity(),
    /** Null for everybody. */
    organisationId: integer().references(() => organisation.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** HTML, sanitised on the way in. */
    html: text().notNull(),
    /** Stands above the others. */
    isTop: boolean().notNull().default(false),
    /** Readers see it from then on; of a draft when it was written. */
    publishedAt: instant().notNull(),
    /** 1 draft, 2 published, 3 withdrawn. */
    status: smallint().notNull().default(2),
    /** What was chosen as its beginning; null for as soon as it is published. */
    fromTime: instant(),
    /** Readers do not see it any more from then on; null for without an end. */
    toTime: instant(),
    /** Grows with every change, so that nobody overwrites what they have not seen. */
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.organisationId, table.isTop, table.publishedAt.desc().nullsFirst()),
    index().on(table.authorId),
  ],
)

/** Who has read which notice, on whatever device. */
export const noticeReading = zhiyuan.table(
  'notice_reading',
  {
    noticeId: integer()
      .notNull()
      .references(() => schoolNotice.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noticeId, table.userId] }), index().on(table.userId)],
)
