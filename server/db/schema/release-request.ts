import { sql } from 'drizzle-orm'
import { index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'

const person = () => integer().references(() => appUser.id, { onDelete: 'set null' })

/** That what a school keeps to itself be open to all, and what was decided. */
export const releaseRequest = zhiyuan.table(
  'release_request',
  {
    id: identity(),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    /** Who asks; null once the account is gone. */
    userId: person(),
    /** 1 waits, 2 granted, 3 declined, 4 taken back, 5 ended. */
    status: smallint().notNull(),
    /** Why it was declined, or made the school's own again. */
    reason: text().notNull().default(''),
    askedAt: instant().notNull(),
    deciderId: person(),
    decidedAt: instant(),
    /** Grows with every change. */
    rowVersion: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('release_request_open').on(table.contentId).where(sql`status = 1`),
    index().on(table.contentId, table.id.desc().nullsFirst()),
    index().on(table.status, table.askedAt),
    index().on(table.userId),
    index().on(table.deciderId),
  ],
)
