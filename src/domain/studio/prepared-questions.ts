import type { PlanSession, SessionFields } from './live-plan.ts'
import { MAX_PREPARED_QUESTIONS } from './plan-limits.ts'

const OPEN_SECONDS = 120

/** Seconds for which a prepared question is open. */
export const limitOf = ({ limits }: Pick<PlanSession, 'limits'>, questionId: number): number =>
  limits?.find((limit) => limit.questionId === questionId)?.seconds ?? OPEN_SECONDS

/** The same lesson with another time for one of its questions. */
export const withLimit = (
  { limits = [] }: PlanSession,
  questionId: number,
  seconds: number,
): SessionFields => ({
  limits: [...limits.filter((limit) => limit.questionId !== questionId), { questionId, seconds }],
})

/** The same lesson with other questions; times of those that went go with them. */
export const withQuestions = (
  { limits = [] }: PlanSession,
  questionIds: readonly number[],
): SessionFields => ({
  questionIds: questionIds.slice(0, MAX_PREPARED_QUESTIONS),
  limits: limits.filter(({ questionId }) => questionIds.includes(questionId)),
})
