import { index, integer, primaryKey } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { zhiyuan } from './namespace.ts'
import { question } from './question.ts'

/** A wrong question that a user took out of the list; it comes back with a later wrong answer. */
export const dismissedQuestion = zhiyuan.table(
  'dismissed_question',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Of a question with parts the whole one. */
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** The latest wrong answer when it was taken out. */
    answerId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.questionId] }), index().on(table.questionId)],
)
