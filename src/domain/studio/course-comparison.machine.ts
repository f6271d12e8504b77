import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { CourseChange } from './course-studio.ts'

export interface CourseComparisonContext {
  readonly draftId: number
  readonly changes: readonly CourseChange[]
  readonly failure: Failure | null
}

type Compared = Result<readonly CourseChange[], Failure>

/** Reads the differences of a draft from its newest published version. R-studio-4. */
export const courseComparisonMachine = setup({
  types: {
    input: {} as { readonly draftId: number },
    context: {} as CourseComparisonContext,
    events: {} as { type: 'comparison.again' },
    tags: {} as 'busy' | 'failing',
  },
  actors: { compare: fromPromise<Compared, number>(unprovided('compare')) },
  guards: { isOk: (_, compared: Compared) => compared.ok },
  actions: {
    take: assign((_, compared: Compared) =>
      compared.ok ? { changes: compared.value, failure: null } : { failure: compared.failure },
    ),
  },
}).createMachine({
  id: 'courseComparison',
  initial: 'comparing',
  context: ({ input }) => ({ ...input, changes: [], failure: null }),
  on: { 'comparison.again': '.comparing' },
  states: {
    comparing: {
      tags: 'busy',
      invoke: {
        src: 'compare',
        input: ({ context }) => context.draftId,
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => event.output },
            target: 'compared',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    compared: {},
    failed: { tags: 'failing' },
    defect: { tags: 'failing' },
  },
})
