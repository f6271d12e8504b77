import type { DraftProblem } from '#domain/question/question-problems.ts'
import { makingCopy } from '../copy/making-copy.ts'

/** What is wrong with one part of a question. */
export type PartProblems = readonly Omit<DraftProblem, 'part'>[]

/** The word for a field that any of these would be wrong with; '' where it is right. */
export const problemText = (problems: PartProblems, whys: readonly DraftProblem['why'][], at = 0): string => {
  const found = problems.find((problem) => problem.at === at && whys.includes(problem.why))
  return found === undefined ? '' : makingCopy.problems[found.why]
}
