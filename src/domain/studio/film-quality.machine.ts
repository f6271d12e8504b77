import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { FilmOfDraft, FilmQuality } from './course-studio.ts'

export interface FilmQualityContext extends FilmOfDraft {
  /** Null until it is known. */
  readonly quality: FilmQuality | null
  /** Why it could not be read, or asked for. */
  readonly failure: Failure | null
}

export type FilmQualityEvent = { type: 'quality.prepare' } | { type: 'quality.reread' }

type Known = Result<FilmQuality, Failure>

const LOOK_MS = 2_000

/** In how many sizes a film can be watched: looked at while it is being made, asked for, and again after a failure. */
export const filmQualityMachine = setup({
  types: {
    input: {} as FilmOfDraft,
    context: {} as FilmQualityContext,
    events: {} as FilmQualityEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    look: fromPromise<Known, FilmOfDraft>(unprovided('look')),
    prepare: fromPromise<Known, FilmOfDraft>(unprovided('prepare')),
  },
  delays: { look: LOOK_MS },
  guards: {
    isKnown: (_, result: Known) => result.ok,
    isComing: ({ context }) => context.quality?.state === 'preparing',
  },
  actions: {
    take: assign((_, result: Known) =>
      result.ok ? { quality: result.value, failure: null } : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'filmQuality',
  initial: 'looking',
  context: ({ input }) => ({ ...input, quality: null, failure: null }),
  states: {
    looking: {
      invoke: {
        src: 'look',
        input: ({ context: { draftId, fileId } }) => ({ draftId, fileId }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    shown: {
      on: { 'quality.prepare': 'asking', 'quality.reread': 'looking' },
      after: { look: { guard: 'isComing', target: 'looking' } },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'prepare',
        input: ({ context: { draftId, fileId } }) => ({ draftId, fileId }),
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'quality.reread': 'looking' } },
    defect: { tags: 'failing', on: { 'quality.reread': 'looking' } },
  },
})
