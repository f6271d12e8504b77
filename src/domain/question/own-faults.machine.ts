import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { ReportedFault } from './reported-fault.ts'

export interface OwnFaultsContext {
  readonly questionId: number
  readonly faults: readonly ReportedFault[]
}

type Read = Result<readonly ReportedFault[], Failure>

/** What one reported of a question, and what became of it. Beside the form: where it cannot be read, the form is enough. */
export const ownFaultsMachine = setup({
  types: {
    input: {} as Pick<OwnFaultsContext, 'questionId'>,
    context: {} as OwnFaultsContext,
    tags: {} as 'busy',
  },
  actors: { read: fromPromise<Read, number>(unprovided('read')) },
  actions: { take: assign((_, result: Read) => (result.ok ? { faults: result.value } : {})) },
}).createMachine({
  id: 'ownFaults',
  initial: 'reading',
  context: ({ input }) => ({ ...input, faults: [] }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.questionId,
        onDone: { target: 'read', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'read',
      },
    },
    read: {},
  },
})
