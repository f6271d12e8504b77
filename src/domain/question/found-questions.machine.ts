import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Question } from './question.ts'

export interface FoundQuestionsInput {
  /** Ids of contents of the bank, as a list found or kept them. */
  readonly contentIds: readonly number[]
}

export interface FoundQuestionsContext extends FoundQuestionsInput {
  /** What was read so far, by the id of its content; those of the list before stay until its own have come. */
  readonly questions: ReadonlyMap<number, Question>
  readonly failure: Failure | null
}

export type FoundQuestionsEvent =
  /** The list shows others now. */
  { type: 'foundQuestions.show'; contentIds: readonly number[] } | { type: 'foundQuestions.retry' }

type Read = Result<readonly Question[], Failure>

/** What the questions of a list ask, so that they stand in it as in the bank. */
export const foundQuestionsMachine = setup({
  types: {
    input: {} as FoundQuestionsInput,
    context: {} as FoundQuestionsContext,
    events: {} as FoundQuestionsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { read: fromPromise<Read, readonly number[]>(unprovided('read')) },
  guards: { succeeded: (_, result: Read) => result.ok },
  actions: {
    show: assign((_, contentIds: readonly number[]) => ({ contentIds, failure: null })),
    take: assign((_, result: Read) =>
      result.ok
        ? {
            questions: new Map(result.value.map((question) => [question.contentId, question])),
            failure: null,
          }
        : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'foundQuestions',
  initial: 'reading',
  context: ({ input }) => ({ ...input, questions: new Map(), failure: null }),
  on: {
    'foundQuestions.show': {
      target: '.reading',
      reenter: true,
      actions: { type: 'show', params: ({ event }) => event.contentIds },
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.contentIds,
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
    failed: { tags: 'failing', on: { 'foundQuestions.retry': 'reading' } },
  },
})
