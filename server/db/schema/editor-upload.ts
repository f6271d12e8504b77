import { index, integer, primaryKey } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'

/** Who brought which file in through the editor: nobody may put a file of somebody else into a text. */
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
