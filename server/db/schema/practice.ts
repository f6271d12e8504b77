import { index, integer, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { paper } from './paper.ts'

export const PRACTICE_KIND = { bank: 1, questions: 2, paper: 3 } as const
export type PracticeKind = (typeof PRACTICE_KIND)[keyof typeof PRACTICE_KIND]

/** A question that a practice asked, with its points there. */
export interface PracticeItem {
  readonly QuestionId: number
  readonly Score: number
}

/** What was handed in: what it asked and how long it took; the answers are in question_answer. */
export const practice = zhiyuan.table(
  'practice',
  {
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** Made by the client. */
    practiceId: text().notNull(),
    kind: smallint().$type<PracticeKind>().notNull(),
    /** Of a paper its name; '' for none. */
    name: text().notNull(),
    /** The paper that was sat; null for none, and when it is deleted. */
    paperId: integer().references(() => paper.id, { onDelete: 'set null' }),
    items: jsonb().$type<readonly PracticeItem[]>().notNull(),
    /** Seconds. */
    useTime: integer().notNull(),
    finishedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.practiceId] }),
    index().on(table.userId, table.finishedAt),
    index().on(table.paperId),
  ],
)
