import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Question } from '../question/question.ts'

export interface BasketContentsInput {
  readonly questionIds: readonly number[]
}

export interface BasketContentsContext extends BasketContentsInput {
  /** Those that are still there, in their order; null until they have come. */
  readonly questions: readonly Question[] | null
  readonly failure: Failure | null
}

export type BasketContentsEvent = { type: 'basketContents.retry' }

type Read = Result<readonly Question[], Failure>

/** What the questions of a basket ask, as they are now; while the basket is open. */
export const basketContentsMachine = setup({
  types: {
    input: {} as BasketContentsInput,
    context: {} as BasketContentsContext,
    events: {} as BasketContentsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { read: fromPromise<Read, readonly number[]>(unprovided('read')) },
  guards: { succeeded: (_, result: Read) => result.ok },
  actions: {
    take: assign((_, result: Read) =>
      result.ok ? { questions: result.value, failure: null } : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'basketContents',
  initial: 'reading',
  context: ({ input }) => ({ ...input, questions: null, failure: null }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.questionIds,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    ready: {},
    failed: { tags: 'failing', on: { 'basketContents.retry': 'reading' } },
  },
})
