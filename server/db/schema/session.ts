import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { bytes, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** A signed-in device. The token itself is known to the client only. */
export const session = zhiyuan.table(
  'session',
  {
    /** SHA-256 of the token. */
    tokenHash: bytes().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** What the user is shown of the device: its browser and system, as it names itself. */
    deviceName: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** Written at most once a minute. */
    seenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When the code of the second factor was given; null before that, and where none is asked for. */
    provenAt: instant(),
    /** It ended because the user had too many. */
    wasTooMany: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId)],
)
