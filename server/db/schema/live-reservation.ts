import { index, integer, primaryKey } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

/** Who wants to be reminded of which occurrence of a live course. */
export const liveReservation = zhiyuan.table(
  'live_reservation',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** When the occurrence begins. */
    startsAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contentId, table.startsAt] }),
    index().on(table.contentId, table.startsAt),
  ],
)
