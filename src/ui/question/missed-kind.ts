import { partsOf } from '#domain/question/answer-sheet.ts'
import type { Question } from '#domain/question/question.ts'
import { questionCopy } from '../copy/question-copy.ts'

/** The kind of a question that was not wholly right, and that it won a part of its points where it did (R-question-9). */
export const missedKindOf = (question: Question): string => {
  const kind = questionCopy.kinds[question.kind]
  return partsOf(question).some(({ won = 0 }) => won > 0) ? `${kind} · ${questionCopy.answeredPartly}` : kind
}
