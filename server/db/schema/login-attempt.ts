import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** Failed sign-ins in a row, of an account and from an address, shared by all processes of the server. */
export const loginAttempt = zhiyuan.table(
  'login_attempt',
  {
    kind: text({ enum: ['account', 'address'] }).notNull(),
    /** SHA-256 of the account or address, hexadecimal: unknown accounts are counted too, and nobody's number is kept. */
    key: text().notNull(),
    failures: integer().notNull(),
    lastFailedAt: instant().notNull(),
    blockedUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
)
