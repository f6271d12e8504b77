import { absenceOf } from '#domain/catalogue/absence.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { Question } from '#domain/question/question.ts'
import type { QuestionBankPort } from '../question/question-bank.port.ts'

/** Number of parallel requests; each reads one solution. */
const AT_ONCE = 6

/**
 * Questions with answers and analyses in the order of `ids`, in the versions of a paper if one is named;
 * deleted ones are left out.
 */
export const solvedQuestions = async (
  bank: Pick<QuestionBankPort, 'solution'>,
  ids: readonly number[],
  signal: AbortSignal,
  paperId?: number,
): Promise<Result<readonly Question[], Failure>> => {
  const questions: Question[] = []
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = ids.slice(from, from + AT_ONCE).map((id) => bank.solution(id, signal, paperId))
    for (const read of await Promise.all(asked)) {
      if (read.ok) questions.push(read.value)
      else if (absenceOf(read.failure) === null) return read
    }
  }
  return success(questions)
}
