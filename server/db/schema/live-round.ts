import { sql } from 'drizzle-orm'
import { check, index, integer } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { courseSection } from './course.ts'
import { zhiyuan } from './namespace.ts'
import { question } from './question.ts'

/** A question that a live session puts to all who watch, at every occurrence of it. */
export const liveRound = zhiyuan.table(
  'live_round',
  {
    id: identity(),
    sectionId: integer()
      .notNull()
      .references(() => courseSection.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** After the session began. */
    offsetSeconds: integer().notNull(),
    openSeconds: integer().notNull(),
  },
  (table) => [
    index().on(table.sectionId, table.offsetSeconds),
    check('live_round_fits', sql`offset_seconds >= 0 and open_seconds > 0`),
  ],
)
