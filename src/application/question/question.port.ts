import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { AnswerItem, AnswerResult, Question } from '#domain/question/question.ts'

/** Answers of one lesson or one practice, sent together. */
export interface LessonAnswers {
  readonly courseId: number
  readonly sectionId: number
  /** The practice of the question bank that asks (course and section 0); absent for a lesson. */
  readonly practiceId?: string
  readonly items: readonly AnswerItem[]
}

/** The questions that a lesson asks. Wire: getquestioninfo, questionsanswer (structurepagecontent). */
export interface LessonQuestionPort {
  /** All of the section, in the order of their points; with what the learner answered. */
  questions(sectionId: number, signal: AbortSignal): Promise<Result<readonly Question[], Failure>>
  /** Marks them; what is sent twice (clientId) counts once and is answered alike. */
  answer(answers: LessonAnswers, signal: AbortSignal): Promise<Result<readonly AnswerResult[], Failure>>
}
