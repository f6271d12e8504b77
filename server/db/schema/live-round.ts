import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { courseSection } from './course.ts'
import { zhiyuan } from './namespace.ts'
import { question } from './question.ts'

/** A question of a live session for all who watch: of every occurrence of it, or asked off the cuff in one. */
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
    /** After the session began; null for one that waits for its teacher. */
    offsetSeconds: integer(),
    openSeconds: integer().notNull(),
    /** The start of the one occurrence that it is of; null: every one. */
    occurrenceStart: instant(),
    /** Made by the console that asked off the cuff: what is sent twice is asked once. */
    intentId: text().unique(),
  },
  (table) => [
    index().on(table.sectionId, table.offsetSeconds),
    check('live_round_fits', sql`offset_seconds >= 0 and open_seconds > 0`),
  ],
)

/** What the teacher did with a round in one occurrence; where there is no row, its own times hold. */
export const livePut = zhiyuan.table(
  'live_put',
  {
    roundId: integer()
      .notNull()
      .references(() => liveRound.id, { onDelete: 'cascade' }),
    occurrenceStart: instant().notNull(),
    openedAt: instant().notNull(),
    /** Null: with the session. */
    closesAt: instant(),
    /** Who has not answered sees the results too while it is open. */
    isShown: boolean().notNull().default(false),
    /** When the teacher did something with it last. */
    changedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.occurrenceStart] })],
)
