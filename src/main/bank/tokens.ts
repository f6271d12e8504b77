import type { BankLogic } from '#application/app-actors.ts'
import type { BasketStore } from '#application/paper/basket-store.port.ts'
import { token } from '../tokens.ts'

export const BASKET_STORE = token<BasketStore>('BasketStore')

/** Lives as long as the app, once it is there. */
export const BASKET = token<BankLogic['basket']>('actor basket')
