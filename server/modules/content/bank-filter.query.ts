import { and, eq, type SQL } from 'drizzle-orm'
import { type QuestionType, question } from '../../db/schema/question.ts'
import type { BankFilter } from './bank-filter.ts'

/** Undefined when nothing narrows. */
export const matches = ({ questionType, difficultyLevel, year, area, source }: BankFilter): SQL | undefined =>
  and(
    questionType === 0 ? undefined : eq(question.questionType, questionType as QuestionType),
    difficultyLevel === 0 ? undefined : eq(question.difficultyLevel, difficultyLevel),
    year === 0 ? undefined : eq(question.year, year),
    area === '' ? undefined : eq(question.areaName, area),
    source === '' ? undefined : eq(question.sourceTitle, source),
  )
