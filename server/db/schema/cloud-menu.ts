import { index, integer, text } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { file } from './file.ts'
import { zhiyuan } from './namespace.ts'
import { organisation } from './organisation.ts'

/** An entry of a school's own menu in the cloud school; a school without any has those of the roles (R-cloud-1). */
export const cloudMenu = zhiyuan.table(
  'cloud_menu',
  {
    id: identity(),
    organisationId: integer()
      .notNull()
      .references(() => organisation.id),
    name: text().notNull(),
    /** Of CLOUD_MENU_PARTS. */
    parts: text().array().notNull(),
    /** Names of the tags of the library's files that it shows; empty for all. */
    kinds: text().array().notNull(),
    sort: integer().notNull(),
    /** Grows with every change by an administrator: what is changed is what was seen. */
    rowVersion: integer().notNull().default(1),
  },
  (table) => [index().on(table.organisationId, table.sort)],
)

/** A file that stands under an entry, whoever brought it. */
export const cloudMenuFile = zhiyuan.table(
  'cloud_menu_file',
  {
    id: identity(),
    menuId: integer()
      .notNull()
      .references(() => cloudMenu.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => file.id),
    /** Without the suffix. */
    name: text().notNull(),
    sort: integer().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [index().on(table.menuId, table.sort), index().on(table.fileId)],
)
