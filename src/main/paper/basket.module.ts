import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideBasketContents } from '#application/paper/basket-contents.provide.ts'
import { basketMachine } from '#domain/paper/basket.machine.ts'
import { QUESTION_BANK_PORT } from '../question/tokens.ts'
import { BASKET, BASKET_CONTENTS_LOGIC } from './tokens.ts'

export const basketModule = new ContainerModule(({ bind }) => {
  bind(BASKET).toResolvedValue(() => createActor(basketMachine))
  bind(BASKET_CONTENTS_LOGIC).toResolvedValue(provideBasketContents, [QUESTION_BANK_PORT])
})
