import { QUESTION_TYPE } from '../../db/schema/question.ts'
import type { QuestionRow } from './question.repository.ts'

/** A question with the parts that it is made of. */
export interface WholeQuestion extends QuestionRow {
  /** None unless it is composite. */
  readonly parts: readonly QuestionRow[]
}

/** The questions of these ids, in their order, each with its parts. */
export const questionsIn = (ids: readonly number[], rows: readonly QuestionRow[]): WholeQuestion[] =>
  ids.flatMap((id) =>
    rows
      .filter(({ question }) => question.id === id)
      .map((row) => ({ ...row, parts: rows.filter(({ question }) => question.parentId === id) })),
  )

/** What is answered of a question: itself, or each of its parts. */
export const answerableOf = (whole: WholeQuestion): readonly QuestionRow[] =>
  whole.question.questionType === QUESTION_TYPE.composite ? whole.parts : [whole]

/** A composite question is answered when all of its parts are. */
export const isAnswered = (whole: WholeQuestion, answeredIds: ReadonlySet<number>): boolean =>
  answerableOf(whole).every(({ question }) => answeredIds.has(question.id))
