import { index, integer, primaryKey } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'

/** Which user uploaded which file through the editor: a user may not put another user's file into a text. */
export const editorUpload = zhiyuan.table(
  'editor_upload',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => file.id),
    /** The last time. */
    uploadedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId] }),
    index().on(table.userId, table.uploadedAt.desc().nullsFirst()),
    index().on(table.fileId),
  ],
)
