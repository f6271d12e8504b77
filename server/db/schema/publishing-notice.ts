import { index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

/** What others decided about something that somebody published or asked for. */
export const publishingNotice = zhiyuan.table(
  'publishing_notice',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** PUBLISHING_NOTICE of contract/publishing-notice.ts. */
    kind: smallint().notNull(),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    /** Null while it is news. */
    seenAt: instant(),
  },
  (table) => [index().on(table.userId, table.seenAt, table.createdAt), index().on(table.contentId)],
)
