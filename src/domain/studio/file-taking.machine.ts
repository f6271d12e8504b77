import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { StudioFile } from './course-studio.ts'

export interface FileTakingContext {
  /** An own file by its id; 0 for none. */
  readonly ownFileId: number
  readonly failure: Failure | null
}

export type FileTakingEvent = { type: 'fileTaking.take'; ownFileId: number }

export type FileTakingEmitted = { type: 'fileTaking.taken'; file: StudioFile }

type Taken = Result<StudioFile, Failure>

/** Turns one of the user's own files into a file of a course, and reads the duration of a film. */
export const fileTakingMachine = setup({
  types: {
    context: {} as FileTakingContext,
    events: {} as FileTakingEvent,
    emitted: {} as FileTakingEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { take: fromPromise<Taken, number>(unprovided('take')) },
  guards: { isTaken: (_, result: Taken) => result.ok },
  actions: {
    choose: assign((_, ownFileId: number) => ({ ownFileId, failure: null })),
    refuse: assign((_, result: Taken) => (result.ok ? {} : { failure: result.failure })),
    sayTaken: emit((_, file: StudioFile) => ({ type: 'fileTaking.taken', file }) as const),
  },
}).createMachine({
  id: 'fileTaking',
  initial: 'choosing',
  context: { ownFileId: 0, failure: null },
  on: {
    'fileTaking.take': {
      target: '.taking',
      actions: { type: 'choose', params: ({ event }) => event.ownFileId },
    },
  },
  states: {
    choosing: {},
    taking: {
      tags: 'busy',
      invoke: {
        src: 'take',
        input: ({ context }) => context.ownFileId,
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'choosing',
            actions: {
              type: 'sayTaken',
              params: ({ event }) => {
                if (!event.output.ok) throw new Error('nothing was taken')
                return event.output.value
              },
            },
          },
          { target: 'choosing', actions: { type: 'refuse', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    defect: { tags: 'failing' },
  },
})
