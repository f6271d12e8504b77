import { boolean, index, integer, unique } from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { courseSection } from './course.ts'
import { zhiyuan } from './namespace.ts'
import { question } from './question.ts'

/** Where a film stops to ask. */
export const questionPoint = zhiyuan.table(
  'question_point',
  {
    id: identity(),
    sectionId: integer()
      .notNull()
      .references(() => courseSection.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** From the beginning of the film. */
    second: integer().notNull(),
    required: boolean().notNull(),
  },
  (table) => [
    unique('question_point_once').on(table.sectionId, table.questionId),
    index().on(table.sectionId, table.second),
  ],
)
