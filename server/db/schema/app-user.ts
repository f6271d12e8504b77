import { index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { role } from './role.ts'

/** A person. Authors who never sign in have neither a mobile number nor a password. */
export const appUser = zhiyuan.table(
  'app_user',
  {
    id: identity(),
    /** The account of the login dialog. */
    mobile: text().unique(),
    name: text().notNull(),
    /** 一级教师, 高级教师 … */
    title: text().notNull(),
    avatarUrl: text().notNull(),
    /** argon2id over the wire's MD5 (R-session-11). */
    passwordHash: text(),
    roleId: integer().references(() => role.id),
    /** What the person may do for all schools: 0 nothing, 1 review, 2 administer. */
    platformRight: smallint().notNull().default(0),
  },
  (table) => [index().on(table.roleId)],
)
