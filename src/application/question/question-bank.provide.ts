import { fromPromise } from 'xstate'
import { bankQuestionMachine } from '#domain/question/bank-question.machine.ts'
import { foundQuestionsMachine } from '#domain/question/found-questions.machine.ts'
import { questionBankMachine } from '#domain/question/question-bank.machine.ts'
import { solutionMachine } from '#domain/question/solution.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { QuestionBankPort } from './question-bank.port.ts'

/** Number of similar questions that fit beside a question. */
const SIMILAR = 3

/** Reads a page of the bank, or the last one if there are fewer. */
export const readBankPage =
  (port: QuestionBankPort): QuestionBankPort['page'] =>
  (query, signal) =>
    orLastPage(query.page, (page) => port.page({ ...query, page }, signal))

/** `read`: reads a page; may be a read-ahead. */
export const provideQuestionBank = (read: QuestionBankPort['page']) =>
  questionBankMachine.provide({
    actors: { load: fromPromise(({ input, signal }) => read(input, signal)) },
  })

/** `read`: reads the question; may be a read-ahead. */
export const provideBankQuestion = (read: QuestionBankPort['content'], port: QuestionBankPort) =>
  bankQuestionMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => read(input, signal)),
      loadSimilar: fromPromise(({ input, signal }) =>
        port.similar({ questionId: input, count: SIMILAR, except: [] }, signal),
      ),
    },
  })

export const provideFoundQuestions = (port: QuestionBankPort) =>
  foundQuestionsMachine.provide({
    actors: { read: fromPromise(({ input, signal }) => port.ofContents(input, signal)) },
  })

export const provideSolution = (port: QuestionBankPort) =>
  solutionMachine.provide({
    actors: { read: fromPromise(({ input, signal }) => port.solution(input, signal)) },
  })
