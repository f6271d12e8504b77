import { index, integer, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** A term that many search for, per content type. */
export const hotTerm = zhiyuan.table(
  'hot_term',
  { id: identity(), type: integer().notNull(), term: text().notNull(), weight: integer().notNull() },
  (table) => [index().on(table.type, table.weight.desc().nullsFirst())],
)
