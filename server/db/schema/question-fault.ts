import { index, integer, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { zhiyuan } from './namespace.ts'
import { question } from './question.ts'

export const FAULT_STATUS = { open: 0, resolved: 1, notAFault: 2 } as const
export type FaultStatus = (typeof FAULT_STATUS)[keyof typeof FAULT_STATUS]

/** An error in a question that a user reported. */
export const questionFault = zhiyuan.table(
  'question_fault',
  {
    id: identity(),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    /** 1 stem, 2 options, 3 answer, 4 analysis, 5 place, 6 other. */
    kind: smallint().notNull(),
    body: text().notNull(),
    clientId: text().notNull(),
    createdAt: instant().notNull(),
    status: smallint().$type<FaultStatus>().notNull().default(FAULT_STATUS.open),
    /** To the user who reported it; '' for none. */
    reply: text().notNull().default(''),
    /** Null while it is open, and when they are gone. */
    settledBy: integer().references(() => appUser.id, { onDelete: 'set null' }),
    settledAt: instant(),
  },
  (table) => [
    unique('question_fault_sent_once').on(table.userId, table.clientId),
    index().on(table.questionId),
    index().on(table.status, table.createdAt),
  ],
)
