import { integer, primaryKey } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { bytes, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** What was answered to a call that its client may send again. docs/decisions/0369 */
export const intention = zhiyuan.table(
  'intention',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** SHA-256 of the client's key with the call and what it says; the key itself is known to the client only. */
    digest: bytes().notNull(),
    /** The answer, sealed with the client's key. */
    answer: bytes().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
)
