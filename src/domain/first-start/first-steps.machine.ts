import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type StepChoice, type StepSoFar, withChoice } from './first-steps.ts'

export interface FirstStepsContext {
  readonly steps: readonly StepSoFar[]
  /** What is being left out or taken up again, or could not be. */
  readonly choice: StepChoice | null
  readonly failure: Failure | null
}

export type FirstStepsEvent =
  | { type: 'firstSteps.choose'; choice: StepChoice }
  | { type: 'firstSteps.reread' }

type Read = Result<readonly StepSoFar[], Failure>
type Done = Result<true, Failure>

const chosenOf = ({ choice }: FirstStepsContext): StepChoice => {
  if (choice === null) throw new Error('no step is chosen')
  return choice
}

/** What is still to be done before a new installation can be used, step by step; each may be left out. R-first-start-2. */
export const firstStepsMachine = setup({
  types: {
    context: {} as FirstStepsContext,
    events: {} as FirstStepsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    read: fromPromise<Read>(unprovided('read')),
    skip: fromPromise<Done, StepChoice>(unprovided('skip')),
  },
  guards: { succeeded: (_, result: Result<unknown, Failure>) => result.ok },
  actions: {
    show: assign((_, read: Read) => (read.ok ? { steps: read.value } : {})),
    forgetFailure: assign({ failure: null }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    choose: assign((_, choice: StepChoice) => ({ choice })),
    keepChoice: assign(({ context }) => ({
      steps: withChoice(context.steps, chosenOf(context)),
      choice: null,
    })),
  },
}).createMachine({
  id: 'firstSteps',
  initial: 'reading',
  context: { steps: [], choice: null, failure: null },
  states: {
    reading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    shown: {
      on: {
        'firstSteps.choose': {
          target: 'choosing',
          actions: { type: 'choose', params: ({ event }) => event.choice },
        },
      },
    },
    choosing: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'skip',
        input: ({ context }) => chosenOf(context),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'shown',
            actions: 'keepChoice',
          },
          { target: 'shown', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failing', on: { 'firstSteps.reread': 'reading' } },
  },
})
