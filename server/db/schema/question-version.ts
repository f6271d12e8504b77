import { integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { question } from './question.ts'

type QuestionColumns = typeof question.$inferSelect

/** What of a question, or of a part of one, a correction may change. */
export interface QuestionState extends Changeable {
  /** Absent in what was kept before there were scoring points. */
  readonly rubric?: QuestionColumns['rubric']
}

type Changeable = Pick<
  QuestionColumns,
  | 'id'
  | 'questionType'
  | 'stem'
  | 'options'
  | 'answers'
  | 'anyOrder'
  | 'analysis'
  | 'score'
  | 'difficulty'
  | 'difficultyLevel'
  | 'year'
>

/** What a question was before a correction: answers, reports and papers go on showing it. */
export const questionVersion = zhiyuan.table(
  'question_version',
  {
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    version: smallint().notNull(),
    /** The question first, then its parts. */
    states: jsonb().$type<readonly QuestionState[]>().notNull(),
    /** When, by whom and why it was replaced. */
    replacedAt: instant().notNull(),
    /** Null once the account is gone. */
    replacedBy: integer().references(() => appUser.id, { onDelete: 'set null' }),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.version] })],
)
