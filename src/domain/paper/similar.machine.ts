import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Question } from '../question/question.ts'

export interface SimilarInput {
  readonly questionId: number
  /** What the paper asks already. */
  readonly except: readonly number[]
}

export interface SimilarContext extends SimilarInput {
  readonly questions: readonly Question[]
  readonly failure: Failure | null
}

export type SimilarEvent = { type: 'similar.retry' }

type Found = Result<readonly Question[], Failure>

/** What could be asked instead of a question. Screens /paper 2: swap for a similar one. */
export const similarMachine = setup({
  types: {
    input: {} as SimilarInput,
    context: {} as SimilarContext,
    events: {} as SimilarEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { find: fromPromise<Found, SimilarInput>(unprovided('find')) },
  guards: { found: (_, result: Found) => result.ok },
  actions: {
    take: assign((_, result: Found) =>
      result.ok ? { questions: result.value, failure: null } : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'similar',
  initial: 'finding',
  context: ({ input }) => ({ ...input, questions: [], failure: null }),
  states: {
    finding: {
      tags: 'busy',
      invoke: {
        src: 'find',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'found', params: ({ event }) => event.output },
            target: 'found',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    found: {},
    failed: { tags: 'failing', on: { 'similar.retry': 'finding' } },
  },
})
