import { bigint, index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { bytes, instant } from './columns.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'
import { privateDirectory, privateFile } from './private-file.ts'

/** An upload that was begun: what it will be, and how far it is. It goes once its file is kept, discarded or too old. */
export const upload = zhiyuan.table(
  'upload',
  {
    /** Random; the name under which its bytes are sent. */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Null for the top. */
    directoryId: integer().references(() => privateDirectory.id, { onDelete: 'set null' }),
    /** The file that gets these bytes; null for a new one. */
    privateFileId: integer().references(() => privateFile.id, { onDelete: 'set null' }),
    /** Without the suffix. */
    name: text().notNull(),
    suffix: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** What its sender says that it is; checked at the end. */
    sha256: bytes().notNull(),
    /** 0 for none. */
    onClash: smallint().notNull().default(0),
    /** Bytes that are safe on the disk. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    /** What the store calls it meanwhile. */
    storeKey: text().notNull().default(''),
    /** The whole file, once all of it is here and was checked. */
    fileId: integer().references(() => file.id),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index().on(table.userId, table.updatedAt.desc().nullsFirst()),
    index().on(table.directoryId),
    index().on(table.privateFileId),
    index().on(table.fileId),
    index().on(table.updatedAt),
  ],
)
