import { QUESTION_TYPE, type QuestionType } from '../../db/schema/question.ts'

/** Points, share that is expected to get it wrong, and level of a question that nobody has said more of: by its kind. */
export const USUAL_WEIGHTS: Readonly<
  Record<QuestionType, readonly [score: number, difficulty: number, level: number]>
> = {
  [QUESTION_TYPE.single]: [3, 0.25, 18],
  [QUESTION_TYPE.multiple]: [4, 0.45, 19],
  [QUESTION_TYPE.judgement]: [2, 0.2, 17],
  [QUESTION_TYPE.blanks]: [4, 0.4, 19],
  [QUESTION_TYPE.essay]: [6, 0.5, 20],
  [QUESTION_TYPE.composite]: [0, 0.5, 20],
}
