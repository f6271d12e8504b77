import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { StudioFile } from './course-studio.ts'

export interface CoverTakingInput {
  readonly draftId: number
}

export interface CoverTakingContext extends CoverTakingInput {
  /** The JPEG being saved, or that could not be saved; null for none. */
  readonly picture: Blob | null
  readonly failure: Failure | null
}

/** `picture` is null if the frame or page could not be drawn. */
export type CoverTakingEvent = { type: 'coverTaking.take'; picture: Blob | null }

export type CoverTakingEmitted = { type: 'coverTaking.taken'; file: StudioFile }

type Saved = Result<StudioFile, Failure>

/** Stores a frame of a film or a page of a document as a picture that can be the cover of a course. */
export const coverTakingMachine = setup({
  types: {
    input: {} as CoverTakingInput,
    context: {} as CoverTakingContext,
    events: {} as CoverTakingEvent,
    emitted: {} as CoverTakingEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    save: fromPromise<Saved, { readonly draftId: number; readonly picture: Blob }>(unprovided('save')),
  },
  guards: {
    isPicture: (_, picture: Blob | null) => picture !== null,
    isSaved: (_, result: Saved) => result.ok,
  },
  actions: {
    choose: assign((_, picture: Blob | null) => ({ picture, failure: null })),
    refuse: assign((_, result: Saved) => (result.ok ? {} : { failure: result.failure })),
    sayTaken: emit((_, result: Saved) => {
      if (!result.ok) throw new Error('nothing was kept')
      return { type: 'coverTaking.taken', file: result.value } as const
    }),
  },
}).createMachine({
  id: 'coverTaking',
  initial: 'choosing',
  context: ({ input }) => ({ ...input, picture: null, failure: null }),
  on: {
    'coverTaking.take': [
      {
        guard: { type: 'isPicture', params: ({ event }) => event.picture },
        target: '.saving',
        reenter: true,
        actions: { type: 'choose', params: ({ event }) => event.picture },
      },
      { target: '.withheld' },
    ],
  },
  states: {
    choosing: {},
    /** The browser refuses to read the picture (it is of another origin), or cannot draw it. */
    withheld: { tags: 'failing' },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { draftId, picture } }) => {
          if (picture === null) throw new Error('no picture was chosen')
          return { draftId, picture }
        },
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'sayTaken', params: ({ event }) => event.output },
          },
          { target: 'choosing', actions: { type: 'refuse', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    defect: { tags: 'failing' },
  },
})
