import { fromPromise } from 'xstate'
import { timetableMachine } from '#domain/learning/timetable.machine.ts'
import type { LearningPort } from './learning.port.ts'

export const provideTimetable = (port: LearningPort) =>
  timetableMachine.provide({
    actors: { read: fromPromise(({ input, signal }) => port.timetable(input, signal)) },
  })
