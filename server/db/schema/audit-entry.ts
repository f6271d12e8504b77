import { index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

/** Who did what to what a school publishes; never changed, and without personal data beyond who it was. */
export const auditEntry = zhiyuan.table(
  'audit_entry',
  {
    id: identity(),
    at: instant().notNull(),
    /** Null once the account is gone. */
    userId: integer().references(() => appUser.id, { onDelete: 'set null' }),
    organisationId: integer().references(() => organisation.id, { onDelete: 'set null' }),
    /** `course.publish`: a feature and a verb. */
    act: text().notNull(),
    /** `course:12`: a kind and an id. */
    subject: text().notNull(),
    detail: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [
    index().on(table.organisationId, table.at.desc().nullsFirst()),
    index().on(table.subject, table.at.desc().nullsFirst()),
    index().on(table.userId),
    index().on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.act, table.at.desc().nullsFirst()),
  ],
)
