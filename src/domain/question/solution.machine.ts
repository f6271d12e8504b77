import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Question } from './question.ts'

export interface SolutionInput {
  readonly questionId: number
}

export interface SolutionContext extends SolutionInput {
  /** With its right answer and analysis; null until they have come. */
  readonly solved: Question | null
  readonly failure: Failure | null
}

export type SolutionEvent = { type: 'solution.toggle' } | { type: 'solution.retry' }

type Read = Result<Question, Failure>

/** 展开解析: right answer and analysis of a question of the bank, fetched when the user opens them (R-question-3). */
export const solutionMachine = setup({
  types: {
    input: {} as SolutionInput,
    context: {} as SolutionContext,
    events: {} as SolutionEvent,
    tags: {} as 'busy' | 'unfolded' | 'failing',
  },
  actors: { read: fromPromise<Read, number>(unprovided('read')) },
  guards: {
    isKnown: ({ context }) => context.solved !== null,
    succeeded: (_, result: Read) => result.ok,
  },
  actions: {
    take: assign((_, result: Read) =>
      result.ok ? { solved: result.value, failure: null } : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'solution',
  initial: 'folded',
  context: ({ input }) => ({ ...input, solved: null, failure: null }),
  states: {
    folded: {
      on: { 'solution.toggle': [{ guard: 'isKnown', target: 'shown' }, { target: 'reading' }] },
    },
    reading: {
      tags: ['busy', 'unfolded'],
      on: { 'solution.toggle': 'folded' },
      invoke: {
        src: 'read',
        input: ({ context }) => context.questionId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    shown: { tags: 'unfolded', on: { 'solution.toggle': 'folded' } },
    failed: {
      tags: ['unfolded', 'failing'],
      on: { 'solution.toggle': 'folded', 'solution.retry': 'reading' },
    },
    defect: {
      tags: ['unfolded', 'failing'],
      on: { 'solution.toggle': 'folded', 'solution.retry': 'reading' },
    },
  },
})
