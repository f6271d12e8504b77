import { index, integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

/** What people see of a job. Whether it waits, runs or has ended is the job library's own fact (docs/decisions/0313). */
export const backgroundJob = zhiyuan.table(
  'background_job',
  {
    /** The library's id of the same job. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Who asked for it; null where nobody did. */
    userId: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    /** For which school; null for none. */
    organisationId: integer().references(() => organisation.id, { onDelete: 'cascade' }),
    /** The name of what it is done to. */
    subject: text().notNull(),
    /** What it is about, by kind; empty for nothing. */
    key: text().notNull(),
    /** Percent. */
    progress: smallint().notNull().default(0),
    /** How often it was begun; a try that a stopping server handed back is none. */
    tries: smallint().notNull().default(0),
    /** Why the last try failed, as `contract/job.ts` names it; empty for no failure. */
    reason: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.createdAt.desc().nullsFirst()),
    index().on(table.organisationId, table.createdAt.desc().nullsFirst()),
    index().on(table.key),
    index().on(table.createdAt.desc().nullsFirst()),
  ],
)
