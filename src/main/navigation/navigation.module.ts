import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { appearanceMachine } from '#domain/navigation/appearance.machine.ts'
import { chromeMachine } from '#domain/navigation/chrome.machine.ts'
import { schoolLocalMachine } from '#domain/navigation/school-local.machine.ts'
import {
  APPEARANCE_ACTOR,
  APPEARANCE_STORE,
  CHROME_ACTOR,
  CHROME_STORE,
  SCHOOL_LOCAL_ACTOR,
  SCHOOL_LOCAL_STORE,
} from './tokens.ts'

export const navigationModule = new ContainerModule(({ bind }) => {
  bind(CHROME_ACTOR).toResolvedValue(
    (store) => createActor(chromeMachine, { input: store.read() }),
    [CHROME_STORE],
  )
  bind(SCHOOL_LOCAL_ACTOR).toResolvedValue(
    (store) => createActor(schoolLocalMachine, { input: store.read() }),
    [SCHOOL_LOCAL_STORE],
  )
  bind(APPEARANCE_ACTOR).toResolvedValue(
    (store) => createActor(appearanceMachine, { input: { appearance: store.read() } }),
    [APPEARANCE_STORE],
  )
})
