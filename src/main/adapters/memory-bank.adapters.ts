import { ContainerModule } from 'inversify'
import { memoryBasket } from '#infrastructure/paper/basket-store.memory.ts'
import { BASKET_STORE } from '../bank/tokens.ts'
import { BROWSER } from './memory-ground.ts'

const paper = new ContainerModule(({ bind }) => {
  bind(BASKET_STORE).toResolvedValue(memoryBasket, [BROWSER])
})

/** What of the set the question bank needs. */
export const memoryBank: readonly ContainerModule[] = [paper]
