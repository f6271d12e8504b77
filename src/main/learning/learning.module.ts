import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideLedger } from '#application/learning/ledger.provide.ts'
import { provideUserActions } from '#application/learning/user-actions.provide.ts'
import {
  LEARNING_RECORD_PORT,
  LEDGER_ACTOR,
  LEDGER_STORE,
  PAGE_LIFECYCLE,
  USER_ACTION_PORT,
  USER_ACTIONS_ACTOR,
} from './tokens.ts'

export const learningModule = new ContainerModule(({ bind }) => {
  bind(USER_ACTIONS_ACTOR).toResolvedValue(
    (port) => createActor(provideUserActions(port)),
    [USER_ACTION_PORT],
  )
  bind(LEDGER_ACTOR).toResolvedValue(
    (record, store, page) => createActor(provideLedger({ record, store, page })),
    [LEARNING_RECORD_PORT, LEDGER_STORE, PAGE_LIFECYCLE],
  )
})
