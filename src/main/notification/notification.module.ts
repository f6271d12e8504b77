import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { notificationMachine } from '#domain/notification/notification.machine.ts'
import { NOTIFICATIONS_ACTOR } from './tokens.ts'

export const notificationModule = new ContainerModule(({ bind }) => {
  bind(NOTIFICATIONS_ACTOR).toResolvedValue(() => createActor(notificationMachine))
})
