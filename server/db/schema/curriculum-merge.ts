import { index, integer } from 'drizzle-orm/pg-core'
import { curriculumNode } from './curriculum-node.ts'
import { zhiyuan } from './namespace.ts'

/** What a node became that is no more: addresses and filters that name it lead there. */
export const curriculumMerge = zhiyuan.table(
  'curriculum_merge',
  {
    /** Of the node that is gone. */
    fromId: integer().primaryKey(),
    intoId: integer()
      .notNull()
      .references(() => curriculumNode.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.intoId)],
)
