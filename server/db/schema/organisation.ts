import { text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** A school. */
export const organisation = zhiyuan.table('organisation', {
  id: identity(),
  name: text().notNull().unique(),
})
