import { fromPromise } from 'xstate'
import { basketContentsMachine } from '#domain/paper/basket-contents.machine.ts'
import type { QuestionBankPort } from '../question/question-bank.port.ts'

export const provideBasketContents = (bank: Pick<QuestionBankPort, 'questions'>) =>
  basketContentsMachine.provide({
    actors: { read: fromPromise(({ input, signal }) => bank.questions(input, signal)) },
  })
