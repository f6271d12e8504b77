import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

export interface OpenFaultsContext {
  /** How many reported errors are undecided; 0 until it has been read. */
  readonly count: number
}

type Counted = Result<number, Failure>

/** The number beside the way to the reported errors; where it cannot be had there is none. */
export const openFaultsMachine = setup({
  types: { context: {} as OpenFaultsContext, tags: {} as 'busy' },
  actors: { count: fromPromise<Counted>(unprovided('count')) },
  actions: { take: assign((_, result: Counted) => (result.ok ? { count: result.value } : {})) },
}).createMachine({
  id: 'openFaults',
  initial: 'counting',
  context: { count: 0 },
  states: {
    counting: {
      tags: 'busy',
      invoke: {
        src: 'count',
        onDone: { target: 'counted', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'counted',
      },
    },
    counted: {},
  },
})
