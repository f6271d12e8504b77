import { boolean, index, integer, jsonb, real, smallint, text, unique } from 'drizzle-orm/pg-core'
import { appUser } from './app-user.ts'
import { identity, instant } from './columns.ts'
import { courseSection } from './course.ts'
import { liveRound } from './live-round.ts'
import { zhiyuan } from './namespace.ts'
import { question } from './question.ts'

/** What a user answered; every time, the latest counts. */
export const questionAnswer = zhiyuan.table(
  'question_answer',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** The section that asked; null for the question bank. */
    sectionId: integer().references(() => courseSection.id, { onDelete: 'cascade' }),
    /** The live round that asked, and when that occurrence of the session began; null for none. */
    roundId: integer().references(() => liveRound.id, { onDelete: 'cascade' }),
    occurrenceStart: instant(),
    /** The practice of the question bank that asked, made by the client; null for none. */
    practiceId: text(),
    /** Which version of the whole question was answered. */
    version: smallint().notNull().default(1),
    answer: jsonb().$type<readonly string[]>().notNull(),
    /** Null when it cannot be marked. */
    isRight: boolean(),
    score: real().notNull(),
    /** Seconds. */
    useTime: integer().notNull(),
    /** Made by the client: what is sent twice is written once. */
    clientId: text().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [
    unique('question_answer_sent_once').on(table.userId, table.clientId),
    unique('question_answer_of_round').on(
      table.userId,
      table.roundId,
      table.occurrenceStart,
      table.questionId,
    ),
    index().on(table.userId, table.sectionId, table.questionId, table.answeredAt.desc().nullsFirst()),
    index().on(table.roundId, table.occurrenceStart),
    index().on(table.questionId),
    index().on(table.userId, table.practiceId),
    index().on(table.sectionId, table.userId),
  ],
)
