import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { ContentTag } from '../private-file/share.ts'

export interface CorrectionInput {
  readonly organisationId: number
}

export interface CorrectionContext extends CorrectionInput {
  readonly tags: readonly ContentTag[]
  /** Why the tags could not be read; null where they could. */
  readonly failure: Failure | null
}

type Read = Result<readonly ContentTag[], Failure>

/** What a school marks its files with, for who puts a request right. Its place is chosen beside this. */
export const correctionMachine = setup({
  types: {
    input: {} as CorrectionInput,
    context: {} as CorrectionContext,
    events: {} as { type: 'correction.retry' },
    tags: {} as 'busy',
  },
  actors: { loadTags: fromPromise<Read, number>(unprovided('loadTags')) },
  guards: { succeeded: (_, read: Read) => read.ok },
  actions: {
    take: assign((_, read: Read) =>
      read.ok ? { tags: read.value, failure: null } : { failure: read.failure },
    ),
  },
}).createMachine({
  id: 'correction',
  initial: 'loading',
  context: ({ input }) => ({ ...input, tags: [], failure: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadTags',
        input: ({ context }) => context.organisationId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {},
    failed: { on: { 'correction.retry': 'loading' } },
    defect: { on: { 'correction.retry': 'loading' } },
  },
})
