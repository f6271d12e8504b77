import { partsOf } from './answer-sheet.ts'
import type { AnswerItem, AnswerResult, PartQuestion, Question } from './question.ts'

/** The state of a question for a learner: open, right, wrong, or answered and not marked. */
export type AnswerState = 'open' | 'right' | 'wrong' | 'given'

export const partAnswerState = ({ answered, right }: PartQuestion): AnswerState => {
  if (answered === null) return 'open'
  if (right === null) return 'given'
  return right ? 'right' : 'wrong'
}

/** Of a composite question: open while a part is, wrong when one is, right when what can be marked is. */
export const answerStateOf = (question: Question): AnswerState => {
  const standings = partsOf(question).map(partAnswerState)
  for (const decisive of ['open', 'wrong', 'right'] as const)
    if (standings.includes(decisive)) return decisive
  return 'given'
}

const marked = <P extends PartQuestion>(
  part: P,
  items: readonly AnswerItem[],
  results: readonly AnswerResult[],
): P => {
  const result = results.find(({ questionId }) => questionId === part.id)
  const item = items.find(({ questionId }) => questionId === part.id)
  if (result === undefined || item === undefined) return part
  return { ...part, answered: item.answer, right: result.right, solution: result.solution }
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
