import type { Failure } from '../kernel/failure.ts'
import type { AskingLesson } from './answering.machine.ts'
import type { AnswerItem, AnswerResult, Question } from './question.ts'
import type { QuestionPoint, Stops } from './question-point.ts'

export interface QuestionStopInput {
  readonly lesson: AskingLesson
  readonly points: readonly QuestionPoint[]
  /** Where the lesson begins this time, in seconds. */
  readonly startAt: number
}

export interface QuestionStopContext extends Stops {
  readonly lesson: AskingLesson
  /** Null until they have come. */
  readonly questions: readonly Question[] | null
  /** Why the questions could not be read. */
  readonly failure: Failure | null
  /** Where the lesson is, in seconds. */
  readonly position: number
  /** The second that was said to be the barrier. */
  readonly barrier: number | null
  /** The point that asks now; null while the lesson plays. */
  readonly point: QuestionPoint | null
  /** Answers of this lesson that wait for a connection. */
  readonly unsent: readonly AnswerItem[]
  /** Outcomes of answers that arrived before the questions. */
  readonly early: readonly Delivery[]
}

export type QuestionStopEvent =
  /** The lesson plays; a few times a second. */
  | { type: 'questionStop.moved'; second: number }
  | { type: 'questionStop.sought'; from: number; to: number }
  /** The lesson continues: after an answer, past an optional question, or past one that cannot be read. */
  | { type: 'questionStop.continue' }
  | { type: 'questionStop.watchAgain' }
  /** Seeks to a point and asks its question, even if it was answered or skipped. */
  | { type: 'questionStop.goTo'; pointId: number }
  | { type: 'questionStop.retry' }
  /** A waiting answer has reached the server, or was refused for good. */
  | { type: 'questionStop.delivered'; items: readonly AnswerItem[]; results: readonly AnswerResult[] }
  | { type: 'questionStop.refused'; items: readonly AnswerItem[]; failure: Failure }

export type QuestionStopEmitted =
  /** The player must stop at this second. */
  | { type: 'questionStop.stop'; second: number }
  /** The player may go on. */
  | { type: 'questionStop.go' }
  /** The player may go on from this second. */
  | { type: 'questionStop.back'; second: number }
  /** The player must not pass this second; null for no limit. */
  | { type: 'questionStop.barrier'; second: number | null }

/** What became of answers. */
export interface Delivery {
  readonly items: readonly AnswerItem[]
  readonly results: readonly AnswerResult[]
}

export interface LessonQuestions {
  readonly questions: readonly Question[]
  /** Answers to them that wait for a connection. */
  readonly unsent: readonly AnswerItem[]
}
