import type { Question } from '../question/question.ts'

/** Whose answers are counted: those of a course, of a section of it, or of one practice. */
export type ReportSubject =
  | { readonly kind: 'course'; readonly courseId: number }
  | { readonly kind: 'section'; readonly courseId: number; readonly sectionId: number }
  | {
      readonly kind: 'practice'
      readonly practiceId: string
      /** Ids of what it asked, so that what was left out is told too; none where that is not known. */
      readonly asked: readonly number[]
    }

/** How many of a kind were right. */
export interface RightOf {
  readonly id: number
  readonly name: string
  readonly right: number
  readonly total: number
}

/** How a day went. */
export interface DayRate {
  /** 2026-03-02. */
  readonly day: string
  /** 0–1. */
  readonly rate: number
}

/** The report on a learner's answers (R-question-3). */
export interface StudyReport {
  readonly total: number
  readonly answered: number
  readonly right: number
  /** Of `wrong` those with a part of their points. */
  readonly partly: number
  /** Questions that wait for the learner's own mark. */
  readonly ungraded: number
  /** Points; what is not marked yet counts in the full score. */
  readonly score: number
  readonly fullScore: number
  /** Seconds. */
  readonly useTime: number
  /** Among all who answered the same, from 1; 0 for unknown. */
  readonly rank: number
  readonly byKnowledge: readonly RightOf[]
  readonly byKind: readonly RightOf[]
  readonly bySection: readonly RightOf[]
  readonly wrong: readonly Question[]
  readonly unmarked: readonly Question[]
  /** The earliest first. */
  readonly trend: readonly DayRate[]
}

/** A share in whole percent; 0 of nothing. */
export const percentRight = ({ right, total }: Pick<RightOf, 'right' | 'total'>): number =>
  total === 0 ? 0 : Math.round((right / total) * 100)
