import { text } from 'drizzle-orm/pg-core'
import { zhiyuan } from './namespace.ts'

/** Facts about the database itself; `seed` says which seed it holds. */
export const appMeta = zhiyuan.table('app_meta', { key: text().primaryKey(), value: text().notNull() })
