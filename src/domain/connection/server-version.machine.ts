import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

type Read = Result<string, Failure>

/** Which version of the product answers, asked once for a diagnosis. */
export const serverVersionMachine = setup({
  types: { context: {} as { readonly version: string }, tags: {} as 'busy' },
  actors: { read: fromPromise<Read>(unprovided('read')) },
  guards: { isRead: (_, read: Read) => read.ok },
  actions: { note: assign((_, read: Read) => (read.ok ? { version: read.value } : {})) },
}).createMachine({
  id: 'serverVersion',
  initial: 'reading',
  context: { version: '' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'note', params: ({ event }) => event.output },
          },
          'unknown',
        ],
        onError: 'unknown',
      },
    },
    known: {},
    unknown: {},
  },
})
