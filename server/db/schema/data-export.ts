import { index, integer } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'

/** The file with all that is kept of a person: the latest, until its time is over. */
export const dataExport = zhiyuan.table(
  'data_export',
  {
    userId: integer()
      .primaryKey()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => file.id),
    madeAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.fileId), index().on(table.expiresAt)],
)
