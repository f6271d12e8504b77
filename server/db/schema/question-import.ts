import { index, integer, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

const decider = () => integer().references(() => appUser.id, { onDelete: 'set null' })

/** Questions that came in by one file: they belong to its school until they are released, and go together when undone. */
export const questionImport = zhiyuan.table(
  'question_import',
  {
    id: identity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id),
    userId: decider(),
    /** What was said as their source; '' for nothing. */
    source: text().notNull(),
    createdAt: instant().notNull(),
    /** Since when every school sees them; null while they are their school's own. */
    releasedAt: instant(),
    releasedBy: decider(),
    /** Since when they are no longer offered; null while they are. */
    undoneAt: instant(),
    undoneBy: decider(),
  },
  (table) => [index().on(table.organisationId, table.createdAt.desc().nullsFirst(), table.id)],
)
