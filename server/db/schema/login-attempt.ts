import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** Failed sign-ins in a row: of an account, from an address, of an account on a device where it is at home; wrong guesses at a user's current password, at the codes of a second factor, and at the first code of a new one. */
export const loginAttempt = zhiyuan.table(
  'login_attempt',
  {
    kind: text({ enum: ['account', 'address', 'device', 'password', 'factor', 'newFactor'] }).notNull(),
    /** SHA-256 of what is counted, hexadecimal: unknown accounts are counted too, and no telephone number is kept. */
    key: text().notNull(),
    failures: integer().notNull(),
    /** Of a device also: when the account last signed in there. */
    lastFailedAt: instant().notNull(),
    blockedUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)
