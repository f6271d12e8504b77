import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

/** What a school tells its members on the page of its cloud space. */
export const schoolNotice = zhiyuan.table(
  'school_notice',
  {
    id: identity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** HTML, sanitised on the way in. */
    html: text().notNull(),
    /** Stands above the others. */
    isTop: boolean().notNull().default(false),
    publishedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.organisationId, table.isTop, table.publishedAt.desc().nullsFirst()),
    index().on(table.authorId),
  ],
)
