import { partsOf } from './answer-sheet.ts'
import type { AnswerItem, AnswerResult, PartQuestion, Question } from './question.ts'

/** The state of a question for a learner: open, right, wrong, with a part of its points, or answered and not marked. */
export type AnswerState = 'open' | 'right' | 'partly' | 'wrong' | 'given'

export const partAnswerState = ({ answered, right, won = 0 }: PartQuestion): AnswerState => {
  if (answered === null) return 'open'
  if (right === null) return 'given'
  if (right) return 'right'
  return won > 0 ? 'partly' : 'wrong'
}

/**
 * Of a composite question: open while a part is, right when what can be marked is, wrong when one is and nothing was won, and
 * between them 部分得分 (R-question-9).
 */
export const answerStateOf = (question: Question): AnswerState => {
  const standings = partsOf(question).map(partAnswerState)
  if (standings.includes('open')) return 'open'
  const isWhole = !standings.includes('wrong') && !standings.includes('partly')
  if (standings.includes('right')) return isWhole ? 'right' : 'partly'
  if (standings.includes('partly')) return 'partly'
  return isWhole ? 'given' : 'wrong'
}

const marked = <P extends PartQuestion>(
  part: P,
  items: readonly AnswerItem[],
  results: readonly AnswerResult[],
): P => {
  const result = results.find(({ questionId }) => questionId === part.id)
  const item = items.find(({ questionId }) => questionId === part.id)
  if (result === undefined || item === undefined) return part
  return { ...part, answered: item.answer, right: result.right, won: result.score, solution: result.solution }
}

/** A question with what became of the answers to it. */
export const withResults = (
  question: Question,
  items: readonly AnswerItem[],
  results: readonly AnswerResult[],
): Question => {
  const whole = marked(question, items, results)
  return { ...whole, parts: whole.parts.map((part) => marked(part, items, results)) }
}
