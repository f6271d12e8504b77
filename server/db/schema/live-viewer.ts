import { index, integer, primaryKey } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { courseSection } from './course.ts'
import { zhiyuan } from './namespace.ts'

/** Who was in a live session, and when last seen there. */
export const liveViewer = zhiyuan.table(
  'live_viewer',
  {
    sectionId: integer()
      .notNull()
      .references(() => courseSection.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.userId] }),
    index().on(table.sectionId, table.seenAt),
    index().on(table.userId),
  ],
)
