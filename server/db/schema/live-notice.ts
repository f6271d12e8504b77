import { index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

/** What became of a live lesson that somebody reserved. */
export const liveNotice = zhiyuan.table(
  'live_notice',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** LIVE_NOTICE_KIND of contract/live-notice.ts. */
    kind: smallint().notNull(),
    /** The lesson by its name. */
    session: text().notNull(),
    /** When it begins now. */
    startsAt: instant().notNull(),
    /** When it would have begun; null where that is the same. */
    wasStartsAt: instant(),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    /** Null while it is news. */
    seenAt: instant(),
  },
  (table) => [index().on(table.userId, table.seenAt, table.createdAt), index().on(table.contentId)],
)
