import { and, eq, type SQL } from 'drizzle-orm'
import { type QuestionType, question } from '../../db/schema/question.ts'

/** What a list of the question bank is narrowed by, beside its place in the curriculum; 0 and '' for any. */
export interface BankFilter {
  readonly questionType: number
  /** 17–21. */
  readonly difficultyLevel: number
  readonly year: number
  readonly area: string
  readonly source: string
}

/** Undefined when nothing narrows. */
export const matches = ({ questionType, difficultyLevel, year, area, source }: BankFilter): SQL | undefined =>
  and(
    questionType === 0 ? undefined : eq(question.questionType, questionType as QuestionType),
    difficultyLevel === 0 ? undefined : eq(question.difficultyLevel, difficultyLevel),
    year === 0 ? undefined : eq(question.year, year),
    area === '' ? undefined : eq(question.areaName, area),
    source === '' ? undefined : eq(question.sourceTitle, source),
  )
