import { boolean, index, integer, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { zhiyuan } from './namespace.ts'

/** A row of tags above a list. */
export const tagGroup = zhiyuan.table('tag_group', {
  id: identity(),
  code: text().notNull().unique(),
  name: text().notNull(),
  multiple: boolean().notNull(),
  /** How a content comes by a tag of the row: it was given (content_tag), or its grade or suffix is one of the tag's values. */
  source: text({ enum: ['given', 'grade', 'suffix'] })
    .notNull()
    .default('given'),
  sort: integer().notNull(),
  /** Not offered any more; what carries its tags keeps them. */
  hidden: boolean().notNull().default(false),
  /** Grows with every change. */
  rowVersion: integer().notNull().default(1),
})

export const tag = zhiyuan.table(
  'tag',
  {
    id: identity(),
    groupId: integer()
      .notNull()
      .references(() => tagGroup.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Grades or suffixes; empty for a tag that is given. */
    values: text().array().notNull().default([]),
    sort: integer().notNull(),
    /** Not offered any more; what carries it keeps it. */
    hidden: boolean().notNull().default(false),
    /** Grows with every change. */
    rowVersion: integer().notNull().default(1),
  },
  (table) => [index().on(table.groupId, table.sort)],
)
