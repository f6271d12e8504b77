import { assign, emit, fromCallback, setup } from 'xstate'
import { unprovidedCallback } from '../kernel/unprovided.ts'

/** What the lock answers while it is requested or held. */
export type PlaybackLockEvent = { type: 'lock.acquired' } | { type: 'lock.refused' } | { type: 'lock.lost' }

/** One tab of a browser plays at a time (R-playback-3). Screens /play: another tab already playing. */
export const playbackLockMachine = setup({
  types: {
    context: {} as { over: boolean },
    events: {} as
      | { type: 'lock.request' }
      | { type: 'lock.release' }
      | { type: 'lock.takeOver' }
      | PlaybackLockEvent,
    emitted: {} as { type: 'lock.heldElsewhere' } | { type: 'lock.acquiredHere' },
  },
  actors: { acquire: fromCallback<PlaybackLockEvent, { over: boolean }>(unprovidedCallback('acquire')) },
  guards: { isOver: ({ context }) => context.over },
  actions: {
    ask: assign({ over: false }),
    insist: assign({ over: true }),
    sayElsewhere: emit({ type: 'lock.heldElsewhere' }),
    sayHere: emit({ type: 'lock.acquiredHere' }),
  },
}).createMachine({
  id: 'playbackLock',
  initial: 'away',
  context: { over: false },
  states: {
    away: { on: { 'lock.request': { target: 'here', actions: 'ask' } } },
    /** The lock is held or has just been requested: playback does not wait for the answer. */
    here: {
      invoke: { src: 'acquire', input: ({ context }) => context },
      on: {
        'lock.acquired': { guard: 'isOver', actions: 'sayHere' },
        'lock.refused': { target: 'elsewhere', actions: 'sayElsewhere' },
        'lock.lost': { target: 'elsewhere', actions: 'sayElsewhere' },
        'lock.release': 'away',
      },
    },
    elsewhere: { on: { 'lock.takeOver': { target: 'here', actions: 'insist' } } },
  },
})
