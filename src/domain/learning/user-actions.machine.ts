import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../kernel/unprovided.ts'
import type { UserAction } from './user-action.ts'

export interface UserActionsContext {
  readonly waiting: readonly UserAction[]
  readonly underWay: readonly UserAction[]
}

export type UserActionsEvent =
  | { type: 'userActions.note'; action: UserAction }
  /** The user whose actions these are has signed out. */
  | { type: 'userActions.drop' }

/**
 * Tells the server in the background what a user did with contents. No view waits for it and a failure is not shown:
 * what cannot be sent is dropped. R-learning-5; wire: addUserAction.
 */
export const userActionsMachine = setup({
  types: { context: {} as UserActionsContext, events: {} as UserActionsEvent, tags: {} as 'busy' },
  actors: { record: fromPromise<void, readonly UserAction[]>(unprovided('record')) },
  guards: { someWait: ({ context }) => context.waiting.length > 0 },
  actions: {
    add: assign(({ context }, action: UserAction) => ({ waiting: [...context.waiting, action] })),
    take: assign(({ context }) => ({ waiting: [], underWay: context.waiting })),
    letGo: assign({ underWay: [] }),
    drop: assign({ waiting: [], underWay: [] }),
  },
}).createMachine({
  id: 'userActions',
  initial: 'quiet',
  context: { waiting: [], underWay: [] },
  on: {
    'userActions.note': { actions: { type: 'add', params: ({ event }) => event.action } },
    'userActions.drop': { target: '.quiet', actions: 'drop' },
  },
  states: {
    quiet: { always: { guard: 'someWait', target: 'telling', actions: 'take' } },
    telling: {
      tags: 'busy',
      invoke: {
        src: 'record',
        input: ({ context }) => context.underWay,
        onDone: { target: 'quiet', actions: 'letGo' },
        onError: { target: 'quiet', actions: 'letGo' },
      },
    },
  },
})
