import { assign, setup } from 'xstate'

/** How long a banner stays. */
export const SLIDE_MS = 6000

export interface CarouselInput {
  readonly count: number
  /** The person prefers reduced motion: nothing moves by itself. */
  readonly still: boolean
}

export interface CarouselContext extends CarouselInput {
  readonly index: number
}

export type CarouselEvent =
  | { type: 'carousel.next' }
  | { type: 'carousel.previous' }
  | { type: 'carousel.choose'; index: number }
  | { type: 'carousel.pause' }
  | { type: 'carousel.play' }
  /** Pointer or focus rests on it. */
  | { type: 'carousel.hold' }
  | { type: 'carousel.release' }

/** The banners of the home page, one at a time; can always be paused, never moves by itself with reduced motion. */
export const carouselMachine = setup({
  types: { input: {} as CarouselInput, context: {} as CarouselContext, events: {} as CarouselEvent },
  delays: { slide: SLIDE_MS },
  guards: {
    moves: ({ context }) => !context.still && context.count > 1,
    exists: ({ context }, index: number) => index >= 0 && index < context.count,
  },
  actions: {
    turn: assign(({ context }, by: 1 | -1) => ({
      index: context.count === 0 ? 0 : (context.index + by + context.count) % context.count,
    })),
    choose: assign((_, index: number) => ({ index })),
  },
}).createMachine({
  id: 'carousel',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, index: 0 }),
  on: {
    'carousel.next': { actions: { type: 'turn', params: 1 } },
    'carousel.previous': { actions: { type: 'turn', params: -1 } },
    'carousel.choose': {
      guard: { type: 'exists', params: ({ event }) => event.index },
      actions: { type: 'choose', params: ({ event }) => event.index },
    },
  },
  states: {
    deciding: { always: [{ guard: 'moves', target: 'playing' }, { target: 'paused' }] },
    playing: {
      initial: 'running',
      on: { 'carousel.pause': 'paused' },
      states: {
        running: {
          after: { slide: { target: 'running', reenter: true, actions: { type: 'turn', params: 1 } } },
          on: { 'carousel.hold': 'held' },
        },
        held: { on: { 'carousel.release': 'running' } },
      },
    },
    paused: { on: { 'carousel.play': 'playing' } },
  },
})
