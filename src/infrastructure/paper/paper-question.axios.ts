import type { PaperQuestionPort } from '#application/paper/paper-question.port.ts'
import { questionsAnswer } from '#contract/question.ts'
import { getQuestionBankDetails, getQuestionSolution, getSimilarQuestions } from '#contract/question-bank.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { Question } from '#domain/question/question.ts'
import type { Http } from '../http/http.ts'
import { questionOf, resultOf, wireItemOf } from '../question/question.mapper.ts'

/** What the contract takes in one call. */
const MOST_IDS = 100
const SIMILAR = 6
/** Solutions are asked for one by one; so many at once. */
const AT_ONCE = 6

const partsOf = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

const isGone = (failure: Failure): boolean => failure.kind === 'rejected' && [404, 410].includes(failure.code)

/** questionbankdetails by Ids, questionsolution, similarquestions, questionsanswer of a practice. */
export const axiosPaperQuestions = (http: Http): PaperQuestionPort => {
  const solutionOf = async (id: number, signal: AbortSignal): Promise<Result<Question | null, Failure>> => {
    const read = await http.call(getQuestionSolution, { query: { Id: id } }, signal)
    if (read.ok) return success(questionOf(read.value))
    return isGone(read.failure) ? success(null) : read
  }

  return {
    questions: async (ids, signal) => {
      const questions: Question[] = []
      for (const some of partsOf(ids, MOST_IDS)) {
        const query = { Ids: some.join(','), PageIndex: 1, PageSize: MOST_IDS }
        const read = await http.call(getQuestionBankDetails, { query }, signal)
        if (!read.ok) return read
        questions.push(...(read.value.Items ?? []).map(questionOf))
      }
      return success(questions)
    },

    solved: async (ids, signal) => {
      const questions: Question[] = []
      for (const some of partsOf(ids, AT_ONCE)) {
        for (const read of await Promise.all(some.map((id) => solutionOf(id, signal)))) {
          if (!read.ok) return read
          if (read.value !== null) questions.push(read.value)
        }
      }
      return success(questions)
    },

    similar: async (id, except, signal) => {
      const query = { Id: id, Count: SIMILAR, Except: except.slice(0, 2 * MOST_IDS).join(',') }
      const read = await http.call(getSimilarQuestions, { query }, signal)
      return read.ok ? success(read.value.map(questionOf)) : read
    },

    answer: async (practiceId, items, signal) => {
      const body = { CourseId: 0, SectionId: 0, PracticeId: practiceId, Items: items.map(wireItemOf) }
      const sent = await http.call(questionsAnswer, { body }, signal)
      return sent.ok ? success(sent.value.map(resultOf)) : sent
    },
  }
}
