import { ContainerModule } from 'inversify'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { axiosQuestionBank } from '#infrastructure/question/question-bank.axios.ts'
import { BASKET_STORE, QUESTION_BANK_PORT } from '../bank/tokens.ts'
import { HTTP, STORAGE } from './axios-ground.ts'

const question = new ContainerModule(({ bind }) => {
  bind(QUESTION_BANK_PORT).toResolvedValue(axiosQuestionBank, [HTTP])
})

const paper = new ContainerModule(({ bind }) => {
  bind(BASKET_STORE).toResolvedValue((storage) => localStorageBasket({ storage, tabs: window }), [STORAGE])
})

/** What of the set the question bank needs. */
export const axiosBank: readonly ContainerModule[] = [question, paper]
