import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { QUESTION_TYPE, question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import { questionPoint } from '../../db/schema/question-point.ts'

/** A question of the outer query's point, or a part of it, that the user has not answered in that section. */
const unanswered = (userId: number): SQL => sql`exists (
  select 1 from ${question}
  where (${question.parentId} = ${questionPoint.questionId}
    or (${question.id} = ${questionPoint.questionId} and ${question.questionType} <> ${QUESTION_TYPE.composite}))
  and not exists (select 1 from ${questionAnswer} where ${and(
    eq(questionAnswer.userId, userId),
    eq(questionAnswer.sectionId, questionPoint.sectionId),
    eq(questionAnswer.questionId, question.id),
  )}))`

/** A required point that a user has not answered yet; a composite question is answered when all of its parts are. */
export const isRequiredOpen = (userId: number): SQL =>
  sql`${questionPoint.required} and ${unanswered(userId)}`

/** Whether a section asks a user a required question that is not answered yet. */
export const hasRequiredOpen = (sectionId: PgColumn, userId: number): SQL =>
  sql`exists (select 1 from ${questionPoint} where ${questionPoint.sectionId} = ${sectionId} and ${isRequiredOpen(userId)})`
