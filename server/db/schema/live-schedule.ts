import { sql } from 'drizzle-orm'
import { check, integer, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

/**
 * When a live course takes place: at `startsAt` and again every `periodSeconds`, `occurrences` times or for ever.
 * After each one the replay is made for `replayDelaySeconds`; `announceSeconds` before the next it is announced.
 */
export const liveSchedule = zhiyuan.table(
  'live_schedule',
  {
    contentId: integer()
      .primaryKey()
      .references(() => content.id, { onDelete: 'cascade' }),
    startsAt: instant().notNull(),
    periodSeconds: integer().notNull(),
    durationSeconds: integer().notNull(),
    replayDelaySeconds: integer().notNull(),
    announceSeconds: integer().notNull(),
    /** Null: for ever. */
    occurrences: integer(),
    /** Since when it is called off; null while it is not. */
    cancelledAt: instant(),
    /** Address of a stream that comes from elsewhere; null for the server's own, made of the session's film. */
    streamUrl: text(),
  },
  () => [
    check(
      'live_schedule_fits',
      sql`duration_seconds > 0 and replay_delay_seconds >= 0 and announce_seconds >= 0
        and period_seconds >= duration_seconds + replay_delay_seconds + announce_seconds
        and (occurrences is null or occurrences > 0)`,
    ),
  ],
)
