import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { identity } from './columns.ts'
import { content } from './content.ts'
import { curriculumNode } from './curriculum-node.ts'
import { zhiyuan } from './namespace.ts'
import { questionImport } from './question-import.ts'

export const QUESTION_TYPE = {
  single: 1,
  multiple: 2,
  judgement: 3,
  blanks: 4,
  essay: 5,
  composite: 6,
} as const
export type QuestionType = (typeof QUESTION_TYPE)[keyof typeof QUESTION_TYPE]

/** What of a written answer gets points (得分点). */
export interface ScoringPoint {
  /** HTML. */
  readonly text: string
  readonly points: number
}

export interface QuestionOption {
  readonly key: string
  /** HTML. */
  readonly content: string
}

/**
 * A question: of the bank, of a lesson, or a part of a composite one. Texts are HTML, sanitised before they were written,
 * with LaTeX between \( \) or \[ \].
 */
export const question = zhiyuan.table(
  'question',
  {
    id: identity(),
    /** The content that it is in the question bank; null for one that only a lesson asks, and for a part. */
    contentId: integer()
      .references(() => content.id, { onDelete: 'cascade' })
      .unique(),
    /** The composite question that it is a part of; null for none. */
    parentId: integer().references((): AnyPgColumn => question.id, { onDelete: 'cascade' }),
    /** Among the parts of its parent. */
    sort: integer().notNull().default(0),
    questionType: smallint().$type<QuestionType>().notNull(),
    stem: text().notNull(),
    options: jsonb().$type<readonly QuestionOption[]>().notNull(),
    /**
     * Keys of the right options (one list with them all); of blanks, for each in order the forms that are right, the one to show
     * first; of an essay one list with the reference answer; of a composite one none.
     */
    answers: jsonb().$type<readonly (readonly string[])[]>().notNull(),
    /** Of blanks: their answers may stand in any order. */
    anyOrder: boolean().notNull().default(false),
    analysis: text().notNull(),
    /** Of an essay: what gets points, in order; none where it is marked as a whole. */
    rubric: jsonb().$type<readonly ScoringPoint[]>().notNull().default([]),
    score: real().notNull(),
    /** 0–1, the share that is expected to get it wrong. */
    difficulty: real().notNull(),
    /** 17–21, easy to hard. */
    difficultyLevel: smallint().notNull(),
    /** 0 for none. */
    year: smallint().notNull().default(0),
    areaName: text().notNull().default(''),
    sourceTitle: text().notNull().default(''),
    /**
     * What it asks, so that the same file imports nothing twice: `KEY@SCHOOL` while it is its school's own; null for what was
     * not imported.
     */
    importKey: text().unique(),
    /** The file that brought it; null for none. */
    importId: integer().references(() => questionImport.id, { onDelete: 'set null' }),
    /** The knowledge point; null for none. */
    knowId: integer().references(() => curriculumNode.id),
    /** Grows with every correction of it or of its parts; what it was before stands in `question_version`. Of a part always 1. */
    version: smallint().notNull().default(1),
    /** Made by the client: the last save, so that one sent twice is written once; null for what no teacher wrote here. */
    intentId: text().unique(),
  },
  (table) => [
    index().on(table.parentId, table.sort),
    index().on(table.knowId),
    index().on(table.importId),
    // Everything that the bank is narrowed, ordered and counted by, so that no stem has to be read for it.
    index('question_bank').on(
      table.contentId,
      table.questionType,
      table.difficultyLevel,
      table.difficulty,
      table.year,
      table.areaName,
      table.sourceTitle,
      table.id,
    ),
    check('question_difficulty', sql`difficulty between 0 and 1 and difficulty_level between 17 and 21`),
  ],
)
