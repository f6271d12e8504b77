import { partsOf } from '#domain/question/answer-sheet.ts'
import type { Question } from '#domain/question/question.ts'
import { questionCopy } from '../copy/question-copy.ts'

/** The label of a question that was answered wrongly or in part: its kind, and that a part of the points was earned where it was (R-question-9). */
export const missedKindOf = (question: Question): string => {
  const kind = questionCopy.kinds[question.kind]
  return partsOf(question).some(({ won = 0 }) => won > 0) ? `${kind} · ${questionCopy.answeredPartly}` : kind
}
