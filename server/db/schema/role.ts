import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** What a kind of user sees (R-session-14). A user without a role has no menus at all, a role without menus an empty list. */
export const role = zhiyuan.table('role', {
  id: identity(),
  name: text().notNull().unique(),
  /** LjzkIsShow: stays on the home page after sign-in. */
  staysHome: boolean().notNull(),
  /** IsResoure. */
  schoolLibrary: boolean().notNull(),
  /** ZjIsShow. */
  paperComposition: boolean().notNull(),
  /** Grows with every change by an administrator: what is changed is what was seen. */
  rowVersion: integer().notNull().default(1),
})

/** An entry of RoleIsShowMenus. */
export const roleMenu = zhiyuan.table(
  'role_menu',
  {
    id: identity(),
    roleId: integer()
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index().on(table.roleId, table.sort)],
)

/** A child of a role menu: an entry of the cloud school; `parameter` is the query of its address. */
export const roleMenuItem = zhiyuan.table(
  'role_menu_item',
  {
    id: identity(),
    menuId: integer()
      .notNull()
      .references(() => roleMenu.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    parameter: text().notNull(),
    icon: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [index().on(table.menuId, table.sort)],
)
