import { type AnyPgColumn, index, integer, smallint, text } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { zhiyuan } from './namespace.ts'

export const NODE_TYPE = { stage: 1, subject: 2, version: 3, book: 4, chapter: 5, knowledge: 6 } as const
export type NodeType = (typeof NODE_TYPE)[keyof typeof NODE_TYPE]

/** The one tree of the curriculum: stage → subject → textbook version → book → chapter (nested). */
export const curriculumNode = zhiyuan.table(
  'curriculum_node',
  {
    id: identity(),
    /** Null for a stage. */
    parentId: integer().references((): AnyPgColumn => curriculumNode.id, { onDelete: 'cascade' }),
    nodeType: smallint().$type<NodeType>().notNull(),
    name: text().notNull(),
    /** `junior` for a stage, `math` for a subject, empty below. */
    code: text().notNull(),
    /** School year 1–12 of a book, 0 elsewhere. */
    gradeId: smallint().notNull(),
    sort: integer().notNull(),
    /** Grows with every change. */
    rowVersion: integer().notNull().default(1),
  },
  (table) => [index().on(table.parentId, table.sort)],
)
