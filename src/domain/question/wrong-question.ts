import type { Page } from '../kernel/page.ts'
import type { Question } from './question.ts'

/** Which wrong questions are shown. */
export interface WrongQuestionQuery {
  /** 0 for all. */
  readonly subject: number
  /** From 1. */
  readonly page: number
}

/** A subject with its stage, e.g. 初中数学, and how many wrong questions there are of it. */
export interface WrongSubject {
  readonly id: number
  readonly name: string
  readonly count: number
}

export interface WrongQuestionPage extends Page<Question> {
  /** Of all wrong questions, whichever are shown. */
  readonly subjects: readonly WrongSubject[]
}
