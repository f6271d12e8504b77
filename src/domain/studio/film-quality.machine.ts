import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { FilmOfDraft, FilmQuality } from './course-studio.ts'

export interface FilmQualityContext extends FilmOfDraft {
  /** Null until it has been read. */
  readonly quality: FilmQuality | null
  /** Why the state could not be read, or the conversion not be started. */
  readonly failure: Failure | null
}

export type FilmQualityEvent = { type: 'quality.prepare' } | { type: 'quality.reread' }

type Known = Result<FilmQuality, Failure>

const LOOK_MS = 2_000

/**
 * The conversion of a film to several sizes: polls its progress, starts it, and starts it again after a
 * failure.
 */
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
