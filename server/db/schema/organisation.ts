import { boolean, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** A school. */
export const organisation = zhiyuan.table('organisation', {
  id: identity(),
  name: text().notNull().unique(),
  /** Null while it is open. */
  closedAt: instant(),
  /** Room for own files of each of its people in GB of 1024³ bytes; null for that of everybody. */
  quotaGigabytes: integer(),
})

const school = () =>
  integer()
    .notNull()
    .references(() => organisation.id, { onDelete: 'cascade' })

/** What a school was called before, and the names of those that were merged into it. */
export const schoolFormerName = zhiyuan.table(
  'school_former_name',
  { id: identity(), organisationId: school(), name: text().notNull() },
  (table) => [index().on(table.organisationId)],
)

/** Who belonged to a school when it was closed: no membership, so that no right is left, until it is opened again. */
export const parkedMembership = zhiyuan.table(
  'parked_membership',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    organisationId: school(),
    canVerify: boolean().notNull(),
    canAdminister: boolean().notNull(),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.organisationId] }),
    index().on(table.organisationId),
  ],
)
