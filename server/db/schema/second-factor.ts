import { integer, primaryKey } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { bytes, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** What a user's codes of a second factor come from (docs/decisions/0453). */
export const secondFactor = zhiyuan.table('second_factor', {
  userId: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** The secret that an authenticator app holds too, sealed with the installation's key; null before it was confirmed. */
  secret: bytes(),
  /** Null while it is off. */
  confirmedAt: instant(),
  /** The step of time of the last code that was taken: neither it nor one before it is taken again. */
  lastStep: integer().notNull().default(0),
  /** Sealed: told, and to be confirmed by a code before it is the secret; null for none. */
  begunSecret: bytes(),
  begunAt: instant(),
  /** With what the recovery codes are hashed. */
  recoverySalt: bytes(),
})

/** What takes the place of a code of the app, each once. */
export const recoveryCode = zhiyuan.table(
  'recovery_code',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** argon2id. */
    hash: bytes().notNull(),
    usedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)
