import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

/** Who took a content out of what is offered, and why; says something only while the content is withdrawn. */
export const contentWithdrawal = zhiyuan.table(
  'content_withdrawal',
  {
    contentId: integer()
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    userId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    /** '' where none was given. */
    reason: text().notNull(),
    at: instant().notNull(),
    /** By who looks after the school or the platform: no maker and no reviewer offers it again (R-moderation-2). */
    moderated: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId)],
)
