import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** A term that many search for, per content type. */
export const hotTerm = zhiyuan.table(
  'hot_term',
  {
    id: identity(),
    type: integer().notNull(),
    term: text().notNull(),
    /** The greatest comes first. */
    weight: integer().notNull(),
    hidden: boolean().notNull().default(false),
    /** Grows with every change. */
    rowVersion: integer().notNull().default(1),
  },
  (table) => [index().on(table.type, table.weight.desc().nullsFirst())],
)
