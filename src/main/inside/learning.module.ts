import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideLearningList } from '#application/learning/learning-list.provide.ts'
import { provideLedger } from '#application/learning/ledger.provide.ts'
import { provideTimetable } from '#application/learning/timetable.provide.ts'
import { provideUserActions } from '#application/learning/user-actions.provide.ts'
import {
  INSIDE_ACTOR,
  LEARNING_LIST_LOGIC,
  LEARNING_PORT,
  LEARNING_RECORD_PORT,
  LEDGER_STORE,
  PAGE_WATCH,
  TIMETABLE_LOGIC,
  USER_ACTION_PORT,
} from './tokens.ts'

export const learningInside = new ContainerModule(({ bind }) => {
  bind(INSIDE_ACTOR.userActions).toResolvedValue(
    (port) => createActor(provideUserActions(port)),
    [USER_ACTION_PORT],
  )
  bind(INSIDE_ACTOR.ledger).toResolvedValue(
    (record, store, page) => createActor(provideLedger({ record, store, page })),
    [LEARNING_RECORD_PORT, LEDGER_STORE, PAGE_WATCH],
  )
  bind(LEARNING_LIST_LOGIC).toResolvedValue(provideLearningList, [LEARNING_PORT])
  bind(TIMETABLE_LOGIC).toResolvedValue(provideTimetable, [LEARNING_PORT])
})
