import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { RoundAnswers } from './round-answers.ts'

export interface LiveAnswersInput {
  readonly sectionId: number
  readonly lessonName: string
}

export interface LiveAnswersContext extends LiveAnswersInput {
  /** Why the answers could not be read; null if they were, or after a bug. */
  readonly failure: Failure | null
}

export interface LiveAnswersEvent {
  readonly type: 'liveAnswers.export'
}

export interface LiveAnswersEmitted {
  readonly type: 'liveAnswers.exported'
  readonly lessonName: string
  readonly rounds: readonly RoundAnswers[]
}

type Read = Result<readonly RoundAnswers[], Failure>

/** Reads the answers of all learners of a session when its teacher exports them. R-live-13. */
export const liveAnswersMachine = setup({
  types: {
    input: {} as LiveAnswersInput,
    context: {} as LiveAnswersContext,
    events: {} as LiveAnswersEvent,
    emitted: {} as LiveAnswersEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { read: fromPromise<Read, number>(unprovided('read')) },
  guards: {
    hasSome: (_, read: Read) => read.ok && read.value.length > 0,
    isRead: (_, read: Read) => read.ok,
  },
  actions: {
    hand: emit(({ context: { lessonName } }, read: Read) => ({
      type: 'liveAnswers.exported' as const,
      lessonName,
      rounds: read.ok ? read.value : [],
    })),
    note: assign((_, read: Read) => ({ failure: read.ok ? null : read.failure })),
    forget: assign({ failure: null }),
  },
}).createMachine({
  id: 'liveAnswers',
  initial: 'idle',
  context: ({ input }) => ({ ...input, failure: null }),
  on: { 'liveAnswers.export': '.reading' },
  states: {
    idle: {},
    reading: {
      tags: 'busy',
      entry: 'forget',
      // A second request while reading is ignored.
      on: { 'liveAnswers.export': {} },
      invoke: {
        src: 'read',
        input: ({ context }) => context.sectionId,
        onDone: [
          {
            guard: { type: 'hasSome', params: ({ event }) => event.output },
            target: 'exported',
            actions: { type: 'hand', params: ({ event }) => event.output },
          },
          { guard: { type: 'isRead', params: ({ event }) => event.output }, target: 'empty' },
          { target: 'failed', actions: { type: 'note', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    exported: {},
    /** No question has been pushed yet, so there is nothing to export. */
    empty: {},
    failed: { tags: 'failing' },
  },
})
