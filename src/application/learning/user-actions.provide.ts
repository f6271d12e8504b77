import { fromPromise } from 'xstate'
import { userActionsMachine } from '#domain/learning/user-actions.machine.ts'
import type { UserActionPort } from './user-action.port.ts'

export const provideUserActions = (port: UserActionPort) =>
  userActionsMachine.provide({
    actors: {
      record: fromPromise(async ({ input, signal }) => {
        await Promise.all(input.map((action) => port.record(action, signal)))
      }),
    },
  })
