import { QUESTION_TYPE, type QuestionType } from '../../db/schema/question.ts'

/** Points, share that is expected to get it wrong, and level of a question whose file says nothing of them: by its kind. */
export const DEFAULT_WEIGHTS: Readonly<
  Record<QuestionType, readonly [score: number, difficulty: number, level: number]>
> = {
  [QUESTION_TYPE.single]: [3, 0.25, 18],
  [QUESTION_TYPE.multiple]: [4, 0.45, 19],
  [QUESTION_TYPE.judgement]: [2, 0.2, 17],
  [QUESTION_TYPE.blanks]: [4, 0.4, 19],
  [QUESTION_TYPE.essay]: [6, 0.5, 20],
  [QUESTION_TYPE.composite]: [0, 0.5, 20],
}

/** The share that is expected to get a question of a level wrong, when the file does not say it. */
const LEVELS = [
  [17, 0.12],
  [18, 0.28],
  [19, 0.42],
  [20, 0.6],
  [21, 0.78],
] as const

/** The level whose questions are the most like one of this difficulty, 0–1. */
export const levelFor = (difficulty: number): number =>
  LEVELS.reduce((best, one) =>
    Math.abs(one[1] - difficulty) < Math.abs(best[1] - difficulty) ? one : best,
  )[0]

/** 0–1; null for what is no level. */
export const difficultyFor = (level: number): number | null =>
  LEVELS.find(([known]) => known === level)?.[1] ?? null
