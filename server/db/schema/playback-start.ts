import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { courseSection } from './course.ts'
import { zhiyuan } from './namespace.ts'

/** A playback that was counted, so that one that is told twice is counted once. */
export const playbackStart = zhiyuan.table(
  'playback_start',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Made by the client. */
    playId: text().notNull(),
    sectionId: integer()
      .notNull()
      .references(() => courseSection.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.playId] }),
    index().on(table.startedAt),
    index().on(table.sectionId),
  ],
)
