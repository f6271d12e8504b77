import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideUserActions } from '#application/learning/user-actions.provide.ts'
import { ACTOR, USER_ACTION_PORT } from './tokens.ts'

export const learningModule = new ContainerModule(({ bind }) => {
  bind(ACTOR.userActions).toResolvedValue((port) => createActor(provideUserActions(port)), [USER_ACTION_PORT])
})
