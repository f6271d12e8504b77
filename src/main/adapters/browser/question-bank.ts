import { ContainerModule } from 'inversify'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { BASKET_STORE } from '../../paper/tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser stores for the question bank. */
export const browserQuestionBank = new ContainerModule(({ bind }) => {
  bind(BASKET_STORE).toResolvedValue((storage) => localStorageBasket({ storage, tabs: window }), [STORAGE])
})
