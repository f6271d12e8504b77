import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { appearanceMachine } from '#domain/navigation/appearance.machine.ts'
import { chromeMachine } from '#domain/navigation/chrome.machine.ts'
import { schoolLocalMachine } from '#domain/navigation/school-local.machine.ts'
import { notificationMachine } from '#domain/notification/notification.machine.ts'
import { ACTOR, APPEARANCE_STORE, CHROME_STORE, SCHOOL_LOCAL_STORE } from './tokens.ts'

export const navigationModule = new ContainerModule(({ bind }) => {
  bind(ACTOR.chrome).toResolvedValue(
    (store) => createActor(chromeMachine, { input: store.read() }),
    [CHROME_STORE],
  )
  bind(ACTOR.schoolLocal).toResolvedValue(
    (store) => createActor(schoolLocalMachine, { input: store.read() }),
    [SCHOOL_LOCAL_STORE],
  )
  bind(ACTOR.appearance).toResolvedValue(
    (store) => createActor(appearanceMachine, { input: { appearance: store.read() } }),
    [APPEARANCE_STORE],
  )
  bind(ACTOR.notifications).toResolvedValue(() => createActor(notificationMachine))
})
