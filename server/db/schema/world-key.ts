import { integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { zhiyuan } from './namespace.ts'

/** What the files of a world call what they brought in, so that the same file brings it once. */
export const worldKey = zhiyuan.table(
  'world_key',
  {
    kind: text().notNull(),
    /** Of a part of an item with the keys of what it is in, between slashes. */
    key: text().notNull(),
    /** The row; it may be gone. */
    itemId: integer().notNull(),
    /** What the line said when it was taken last; '' for a part. */
    digest: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    unique('world_key_once').on(table.kind, table.itemId),
  ],
)
