import type { LearningEntry } from './learning-entry.ts'

/** The lists of the personal center. */
export type LearningListKind = 'courses' | 'learning' | 'browsing'

export const FINISHED_FILTERS = ['all', 'unfinished', 'finished'] as const
export type FinishedFilter = (typeof FINISHED_FILTERS)[number]

/** Which part of which list; `page` counts from 1. */
export interface LearningQuestion {
  readonly list: LearningListKind
  readonly filter: FinishedFilter
  readonly page: number
}

/** R-wire-9. */
export const LEARNING_PAGE_SIZE: Readonly<Record<LearningListKind, number>> = {
  courses: 10,
  learning: 10,
  browsing: 20,
}

/** From `from` until before `to`, ISO 8601. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** What is taken off a list: one line, those of a period, or all. */
export type Removal =
  | { readonly kind: 'one'; readonly list: LearningListKind; readonly entry: LearningEntry }
  | { readonly kind: 'period'; readonly list: LearningListKind; readonly period: Period }
  | { readonly kind: 'all'; readonly list: LearningListKind }
