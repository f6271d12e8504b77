import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** A row of tags above a list. */
export const tagGroup = zhiyuan.table('tag_group', {
  id: identity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  multiple: boolean().notNull(),
  sort: integer().notNull(),
})

export const tag = zhiyuan.table(
  'tag',
  {
    id: identity(),
    groupId: integer()
      .notNull()
      .references(() => tagGroup.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index().on(table.groupId, table.sort)],
)
