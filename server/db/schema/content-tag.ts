import { index, integer, primaryKey } from 'drizzle-orm/pg-core'
import { content } from './content.ts'
import { zhiyuan } from './namespace.ts'
import { tag } from './tag.ts'

export const contentTag = zhiyuan.table(
  'content_tag',
  {
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.contentId, table.tagId] }), index().on(table.tagId)],
)
