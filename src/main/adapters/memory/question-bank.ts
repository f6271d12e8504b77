import { ContainerModule } from 'inversify'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { memoryQuestionBank as questionBank } from '#infrastructure/question/question-bank.memory.ts'
import { memoryQuestionFaults } from '#infrastructure/question/question-fault.memory.ts'
import { BASKET_STORE } from '../../paper/tokens.ts'
import { QUESTION_BANK_PORT, QUESTION_FAULT_PORT } from '../../question/tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of the question bank, in memory. */
export const memoryQuestionBank = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_PORT).toResolvedValue(questionBank, [BACKEND, CALLER])
  bind(QUESTION_FAULT_PORT).toResolvedValue(memoryQuestionFaults, [BACKEND, CALLER])
  bind(BASKET_STORE).toResolvedValue(memoryBasket, [BROWSER])
})
