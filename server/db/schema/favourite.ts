import { type AnyPgColumn, index, integer, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { type ContentType, content } from './content.ts'
import { zhiyuan } from './namespace.ts'

const owner = () =>
  integer()
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' })

export const favouriteFolder = zhiyuan.table(
  'favourite_folder',
  {
    id: identity(),
    userId: owner(),
    /** Null at the top. */
    parentId: integer().references((): AnyPgColumn => favouriteFolder.id),
    name: text().notNull(),
    sort: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('favourite_folder_name').on(table.userId, table.parentId, table.name).nullsNotDistinct(),
    index().on(table.userId, table.parentId, table.sort),
    index().on(table.parentId),
  ],
)

/** A content that a user keeps. It outlives the content, so that its owner is told what went away. */
export const favourite = zhiyuan.table(
  'favourite',
  {
    id: identity(),
    userId: owner(),
    /** Null: not in a folder. */
    folderId: integer().references(() => favouriteFolder.id),
    /** Null once the content is gone for good. */
    contentId: integer().references(() => content.id, { onDelete: 'set null' }),
    type: smallint().$type<ContentType>().notNull(),
    /** The content's name when it was kept. */
    name: text().notNull(),
    sort: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('favourite_once').on(table.userId, table.contentId),
    index().on(table.userId, table.folderId, table.sort),
    index().on(table.folderId),
    index().on(table.contentId),
  ],
)
