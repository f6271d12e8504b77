import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideLearningList } from '#application/learning/learning-list.provide.ts'
import { provideLedger } from '#application/learning/ledger.provide.ts'
import { provideTimetable } from '#application/learning/timetable.provide.ts'
import { provideUserActions } from '#application/learning/user-actions.provide.ts'
import {
  LEARNING_LIST_LOGIC,
  LEARNING_PORT,
  LEARNING_RECORD_PORT,
  LEDGER_ACTOR,
  LEDGER_STORE,
  PAGE_LIFECYCLE,
  TIMETABLE_LOGIC,
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
  bind(LEARNING_LIST_LOGIC).toResolvedValue(provideLearningList, [LEARNING_PORT])
  bind(TIMETABLE_LOGIC).toResolvedValue(provideTimetable, [LEARNING_PORT])
})
