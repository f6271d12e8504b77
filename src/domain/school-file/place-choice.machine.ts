import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  menusDownTo,
  NO_MENUS,
  type PlaceLevel,
  type PlaceMenus,
  placedAt,
  type SchoolPlace,
} from './school-place.ts'

export interface PlaceChoiceInput {
  /** What is chosen at first. */
  readonly place: SchoolPlace
}

export interface PlaceChoiceContext extends PlaceChoiceInput {
  readonly menus: PlaceMenus
  /** Why the menus could not be read the last time; null where they could. */
  readonly failure: Failure | null
}

export type PlaceChoiceEvent =
  | { type: 'place.choose'; level: PlaceLevel; id: number }
  | { type: 'place.retry' }

export type PlaceChoiceEmitted = { type: 'place.chosen'; place: SchoolPlace }

type Loaded = Result<PlaceMenus, Failure>

/** The choice of a place in the curriculum, from the stage down to the chapter; it may end at any level. */
export const placeChoiceMachine = setup({
  types: {
    input: {} as PlaceChoiceInput,
    context: {} as PlaceChoiceContext,
    events: {} as PlaceChoiceEvent,
    emitted: {} as PlaceChoiceEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Loaded, SchoolPlace>(unprovided('load')) },
  guards: { succeeded: (_, result: Loaded) => result.ok },
  actions: {
    choose: assign(({ context }, { level, id }: { level: PlaceLevel; id: number }) => ({
      place: placedAt(context.place, level, id),
      menus: menusDownTo(context.menus, level),
    })),
    sayChosen: emit(({ context }) => ({ type: 'place.chosen' as const, place: context.place })),
    take: assign((_, result: Loaded) =>
      result.ok ? { menus: result.value, failure: null } : { failure: result.failure },
    ),
  },
}).createMachine({
  id: 'placeChoice',
  initial: 'loading',
  context: ({ input }) => ({ ...input, menus: NO_MENUS, failure: null }),
  on: {
    'place.choose': {
      target: '.loading',
      reenter: true,
      actions: [{ type: 'choose', params: ({ event }) => event }, 'sayChosen'],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.place,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {},
    failed: { tags: 'failing', on: { 'place.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'place.retry': 'loading' } },
  },
})
