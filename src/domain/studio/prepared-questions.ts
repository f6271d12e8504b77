import type { PlanSession, SessionFields } from './live-plan.ts'
import { MAX_PREPARED_QUESTIONS } from './plan-limits.ts'

const OPEN_SECONDS = 120

/** Time to answer a prepared question, in seconds. */
export const limitOf = ({ limits }: Pick<PlanSession, 'limits'>, questionId: number): number =>
  limits?.find((limit) => limit.questionId === questionId)?.seconds ?? OPEN_SECONDS

/** Changes the time to answer one question of a lesson. */
export const withLimit = (
  { limits = [] }: PlanSession,
  questionId: number,
  seconds: number,
): SessionFields => ({
  limits: [...limits.filter((limit) => limit.questionId !== questionId), { questionId, seconds }],
})

/** Replaces the questions of a lesson; drops the times of removed questions. */
export const withQuestions = (
  { limits = [] }: PlanSession,
  questionIds: readonly number[],
): SessionFields => ({
  questionIds: questionIds.slice(0, MAX_PREPARED_QUESTIONS),
  limits: limits.filter(({ questionId }) => questionIds.includes(questionId)),
})
