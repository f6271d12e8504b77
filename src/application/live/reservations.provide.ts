import { fromPromise } from 'xstate'
import { reservationsMachine } from '#domain/live/reservations.machine.ts'
import type { UserActionPort } from '../learning/user-action.port.ts'

export const provideReservations = (actions: UserActionPort) =>
  reservationsMachine.provide({
    actors: {
      perform: fromPromise(({ input: { kind, lesson }, signal }) =>
        actions.record({ kind, content: { id: lesson.id, type: lesson.type } }, signal),
      ),
    },
  })
