import { ContainerModule } from 'inversify'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { memoryQuestionBank } from '#infrastructure/question/question-bank.memory.ts'
import { BASKET_STORE, QUESTION_BANK_PORT } from '../bank/tokens.ts'
import { BROWSER, CALLER, WORLD } from './memory-ground.ts'

const question = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_PORT).toResolvedValue(memoryQuestionBank, [WORLD, CALLER])
})

const paper = new ContainerModule(({ bind }) => {
  bind(BASKET_STORE).toResolvedValue(memoryBasket, [BROWSER])
})

/** What of the set the question bank needs. */
export const memoryBank: readonly ContainerModule[] = [question, paper]
