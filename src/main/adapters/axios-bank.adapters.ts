import { ContainerModule } from 'inversify'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { BASKET_STORE } from '../bank/tokens.ts'
import { STORAGE } from './axios-ground.ts'

const paper = new ContainerModule(({ bind }) => {
  bind(BASKET_STORE).toResolvedValue((storage) => localStorageBasket({ storage, tabs: window }), [STORAGE])
})

/** What of the set the question bank needs. */
export const axiosBank: readonly ContainerModule[] = [paper]
