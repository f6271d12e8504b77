import { sql } from 'drizzle-orm'
import { boolean, index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { identity, instant, lexemes } from './columns.ts'
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
    /** Room for own files in GB of 1024³ bytes; null for that of the schools, or of everybody. */
    quotaGigabytes: integer(),
    /** Null while the person may sign in. */
    disabledAt: instant(),
    /** From when on the data of the person is erased; until then nobody signs in. Null while nobody asked for it. */
    eraseAt: instant(),
    /** Since when nothing of the person is left but what must stay for others; null for everybody else. */
    erasedAt: instant(),
    /** The password was given by somebody else: nothing but changing it is answered (R-people-5). */
    mustChangePassword: boolean().notNull().default(false),
    /** Grows with every change by an administrator: what is changed is what was seen. */
    rowVersion: integer().notNull().default(1),
    /** A syllable for each character of the name, between spaces: `shen yu tong`; null until somebody has read it. */
    namePinyin: text(),
    /** What the person is found by: see the function `person_lexemes` (0026_people.sql). */
    lexemes: lexemes().generatedAlwaysAs(sql`zhiyuan.person_lexemes("name", "mobile", "name_pinyin")`),
  },
  (table) => [
    index().on(table.roleId),
    index().using('gin', table.lexemes),
    index('app_user_leaving').on(table.eraseAt).where(sql`erase_at is not null`),
    index('app_user_unread').on(table.id).where(sql`name_pinyin is null`),
    index('app_user_disabled').on(table.id).where(sql`disabled_at is not null`),
    index('app_user_first_password').on(table.id).where(sql`must_change_password`),
  ],
)
