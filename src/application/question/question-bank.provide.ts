import { fromPromise } from 'xstate'
import { bankQuestionMachine } from '#domain/question/bank-question.machine.ts'
import { foundQuestionsMachine } from '#domain/question/found-questions.machine.ts'
import { questionBankMachine } from '#domain/question/question-bank.machine.ts'
import { solutionMachine } from '#domain/question/solution.machine.ts'
import { orLastPage } from '../kernel/last-page.ts'
import type { QuestionBankPort } from './question-bank.port.ts'

/** As many as a page has room for beside the question itself. */
const SIMILAR = 3

export const provideQuestionBank = (port: QuestionBankPort) =>
  questionBankMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) =>
        orLastPage(input.page, (page) => port.page({ ...input, page }, signal)),
      ),
    },
  })

export const provideBankQuestion = (port: QuestionBankPort) =>
  bankQuestionMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.content(input, signal)),
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
