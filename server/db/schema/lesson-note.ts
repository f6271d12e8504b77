import { index, integer, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { courseSection } from './course.ts'
import { zhiyuan } from './namespace.ts'

/** What a learner wrote at a second of a lesson; nobody else sees it. */
export const lessonNote = zhiyuan.table(
  'lesson_note',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    sectionId: integer()
      .notNull()
      .references(() => courseSection.id, { onDelete: 'cascade' }),
    second: integer().notNull(),
    body: text().notNull(),
    /** Made by the client: what is sent twice is written once. */
    clientId: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique('lesson_note_sent_once').on(table.userId, table.clientId),
    index().on(table.userId, table.sectionId, table.second),
    index().on(table.sectionId),
  ],
)
