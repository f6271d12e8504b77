import { type AnyPgColumn, index, integer, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'

const owner = () =>
  integer()
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' })

/** With which folder it went into the recycle bin; null for what was deleted by itself. */
const deletedWith = () =>
  integer().references((): AnyPgColumn => privateDirectory.id, { onDelete: 'set null' })

/** A folder of a user's own files. */
export const privateDirectory = zhiyuan.table(
  'private_directory',
  {
    id: identity(),
    userId: owner(),
    /** Null at the top. */
    parentId: integer().references((): AnyPgColumn => privateDirectory.id),
    name: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Since when it lies in the recycle bin. */
    deletedAt: instant(),
    deletedWith: deletedWith(),
  },
  (table) => [
    index().on(table.userId, table.parentId),
    index().on(table.parentId),
    index().on(table.deletedWith),
    index().on(table.deletedAt),
  ],
)

/** A user's own file: a name in a folder for bytes that several may share. */
export const privateFile = zhiyuan.table(
  'private_file',
  {
    id: identity(),
    userId: owner(),
    /** Null at the top. */
    directoryId: integer().references(() => privateDirectory.id),
    /** Without the suffix. */
    name: text().notNull(),
    fileId: integer()
      .notNull()
      .references(() => file.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Since when it lies in the recycle bin. */
    deletedAt: instant(),
    deletedWith: deletedWith(),
  },
  (table) => [
    index().on(table.userId, table.directoryId),
    index().on(table.directoryId),
    index().on(table.fileId),
    index().on(table.deletedWith),
    index().on(table.deletedAt),
  ],
)
