import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { AnswerItem, AnswerResult, Question } from '#domain/question/question.ts'

/** Answers of one lesson or one practice, sent together. */
export interface LessonAnswers {
  readonly courseId: number
  readonly sectionId: number
  /** The practice that the answers belong to (course and section are 0 then); absent for a lesson. */
  readonly practiceId?: string
  readonly items: readonly AnswerItem[]
}

/** The questions that a lesson asks. Wire: getquestioninfo, questionsanswer (structurepagecontent). */
export interface LessonQuestionPort {
  /** All questions of the section in the order of their question points, with the learner's answers. */
  questions(sectionId: number, signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
  /** Submits and marks answers; idempotent by `clientId`. */
  answer(answers: LessonAnswers, signal: AbortSignal): Promise<Result<readonly AnswerResult[], Failure>>
}
