import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

/** What is different in one occurrence of a live course from its schedule; no row for nothing. */
export const liveException = zhiyuan.table(
  'live_exception',
  {
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** When the occurrence begins. */
    startsAt: instant().notNull(),
    /** Since when it is called off; null while it is not. */
    cancelledAt: instant(),
    /** Why it is called off. */
    reason: text().notNull().default(''),
    /** When its teacher ended it before its time; null for not. */
    endedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.startsAt] })],
)
