import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { basketMachine } from '#domain/paper/basket.machine.ts'
import { BASKET } from './tokens.ts'

export const paperBank = new ContainerModule(({ bind }) => {
  bind(BASKET).toResolvedValue(() => createActor(basketMachine))
})
