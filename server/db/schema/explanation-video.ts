import { index, integer, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { content } from './content.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'

/** A short lesson that explains a content. */
export const explanationVideo = zhiyuan.table(
  'explanation_video',
  {
    id: identity(),
    contentId: integer()
      .notNull()
      .references(() => content.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    coverUrl: text().notNull(),
    fileId: integer()
      .notNull()
      .references(() => file.id),
    /** Seconds. */
    duration: integer().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index().on(table.contentId, table.sort)],
)
