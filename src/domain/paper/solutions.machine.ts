import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Question } from '../question/question.ts'
import type { QuestionsById } from './paper-sheet.ts'

export interface SolutionsContext {
  readonly ids: readonly number[]
  /** The paper that asks them. */
  readonly paperId: number
  /** With answers and analyses; null until they have come. */
  readonly solved: QuestionsById | null
  readonly failure: Failure | null
}

export type SolutionsEvent = { type: 'solutions.bring' } | { type: 'solutions.retry' }

type Solved = Result<readonly Question[], Failure>

/** The answers of a paper, fetched once they are to be printed. */
export const solutionsMachine = setup({
  types: {
    input: {} as Pick<SolutionsContext, 'ids' | 'paperId'>,
    context: {} as SolutionsContext,
    events: {} as SolutionsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { solve: fromPromise<Solved, Pick<SolutionsContext, 'ids' | 'paperId'>>(unprovided('solve')) },
  guards: { solved: (_, result: Solved) => result.ok },
  actions: {
    take: assign((_, result: Solved) =>
      result.ok
        ? { solved: new Map(result.value.map((question) => [question.id, question])), failure: null }
        : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'solutions',
  initial: 'waiting',
  context: ({ input }) => ({ ...input, solved: null, failure: null }),
  states: {
    waiting: { on: { 'solutions.bring': 'bringing' } },
    bringing: {
      tags: 'busy',
      invoke: {
        src: 'solve',
        input: ({ context: { ids, paperId } }) => ({ ids, paperId }),
        onDone: [
          {
            guard: { type: 'solved', params: ({ event }) => event.output },
            target: 'there',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    there: {},
    failed: { tags: 'failing', on: { 'solutions.retry': 'bringing', 'solutions.bring': 'bringing' } },
  },
})
