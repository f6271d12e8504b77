import { assign, emit, fromCallback, setup } from 'xstate'

/** What is heard of the seat while one wants it. */
export type SeatNews = { type: 'seat.taken' } | { type: 'seat.refused' } | { type: 'seat.lost' }

/** Stands where the application layer will put an actor. */
const unseated = fromCallback<SeatNews, { over: boolean }>(() => {
  throw new Error('the actor "sit" was not provided')
})

/** One tab of a browser plays at a time. Screens /play: another tab already playing. */
export const playerSeatMachine = setup({
  types: {
    context: {} as { over: boolean },
    events: {} as { type: 'seat.want' } | { type: 'seat.getUp' } | { type: 'seat.continueHere' } | SeatNews,
    emitted: {} as { type: 'seat.elsewhere' } | { type: 'seat.here' },
  },
  actors: { sit: unseated },
  guards: { isOver: ({ context }) => context.over },
  actions: {
    ask: assign({ over: false }),
    insist: assign({ over: true }),
    sayElsewhere: emit({ type: 'seat.elsewhere' }),
    sayHere: emit({ type: 'seat.here' }),
  },
}).createMachine({
  id: 'playerSeat',
  initial: 'away',
  context: { over: false },
  states: {
    away: { on: { 'seat.want': { target: 'here', actions: 'ask' } } },
    /** What plays has the seat, or has just asked for it: playing does not wait for the answer. */
    here: {
      invoke: { src: 'sit', input: ({ context }) => context },
      on: {
        'seat.taken': { guard: 'isOver', actions: 'sayHere' },
        'seat.refused': { target: 'elsewhere', actions: 'sayElsewhere' },
        'seat.lost': { target: 'elsewhere', actions: 'sayElsewhere' },
        'seat.getUp': 'away',
      },
    },
    elsewhere: { on: { 'seat.continueHere': { target: 'here', actions: 'insist' } } },
  },
})
