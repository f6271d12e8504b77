import { boolean, index, integer, primaryKey } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

/** Who belongs to which school; the right to review holds per school (R-review-1). */
export const membership = zhiyuan.table(
  'membership',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    canVerify: boolean().notNull(),
    /** Sees and changes the people of this school (R-people-1). */
    canAdminister: boolean().notNull().default(false),
    /** The first one is chosen after sign-in. */
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organisationId] }),
    // Whose members, the latest first: neither the page nor the number reads the people.
    index().on(table.organisationId, table.userId),
  ],
)
