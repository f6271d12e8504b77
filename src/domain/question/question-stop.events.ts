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
  /** Why they have not. */
  readonly failure: Failure | null
  /** Where the lesson is, in seconds. */
  readonly position: number
  /** The second that was said to be the barrier. */
  readonly barrier: number | null
  /** What asks here; null while the lesson plays. */
  readonly point: QuestionPoint | null
  /** Answers of this lesson that wait for a connection. */
  readonly unsent: readonly AnswerItem[]
  /** What became of answers before the questions had come. */
  readonly early: readonly Delivery[]
}

export type QuestionStopEvent =
  /** The lesson plays; a few times a second. */
  | { type: 'questionStop.moved'; second: number }
  | { type: 'questionStop.sought'; from: number; to: number }
  /** On with the lesson: after an answer, past a question that may be skipped, past one that cannot be read. */
  | { type: 'questionStop.continue' }
  | { type: 'questionStop.watchAgain' }
  /** Leads to a point and asks there, whatever was answered or skipped. */
  | { type: 'questionStop.goTo'; pointId: number }
  | { type: 'questionStop.retry' }
  /** What waited for a connection has arrived, or will not be taken. */
  | { type: 'questionStop.delivered'; items: readonly AnswerItem[]; results: readonly AnswerResult[] }
  | { type: 'questionStop.refused'; items: readonly AnswerItem[]; failure: Failure }

export type QuestionStopEmitted =
  /** The player is to hold at this second. */
  | { type: 'questionStop.stop'; second: number }
  /** It is let go and plays on. */
  | { type: 'questionStop.go' }
  /** It is let go and plays from there. */
  | { type: 'questionStop.back'; second: number }
  /** It cannot pass this second; null for no limit. */
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
