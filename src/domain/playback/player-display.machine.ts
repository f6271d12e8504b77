import { assign, setup } from 'xstate'

/** How long the controls stay after the learner last did something, while a film runs. */
export const CONTROLS_MS = 3000
/** How long the effect of a key is shown. */
export const KEY_FEEDBACK_MS = 900
/** After this wait the player says in words that the line is slow. */
export const SLOW_FILM_MS = 5000

export interface PlayerDisplayContext {
  /** What the last key did, in words; null when that was said for long enough. */
  readonly said: string | null
}

export type PlayerDisplayEvent =
  /** What the film does now. `waiting`: there is nothing to see yet, or for the moment. */
  | { type: 'display.film'; running: boolean; waiting: boolean }
  /** The learner did something. */
  | { type: 'display.wake' }
  /** The learner puts the controls away. */
  | { type: 'display.sleep' }
  /** A key did something that is not seen otherwise. */
  | { type: 'display.say'; text: string }

/** Temporary overlays of the player: the controls, the effect of a key, a slow line. */
export const playerDisplayMachine = setup({
  types: {
    context: {} as PlayerDisplayContext,
    events: {} as PlayerDisplayEvent,
  },
  delays: { controls: CONTROLS_MS, keyFeedback: KEY_FEEDBACK_MS, slowFilm: SLOW_FILM_MS },
  guards: {
    isRunning: (_, { running }: { running: boolean }) => running,
    isWaiting: (_, { waiting }: { waiting: boolean }) => waiting,
  },
  actions: { say: assign((_, said: string | null) => ({ said })) },
}).createMachine({
  id: 'playerDisplay',
  type: 'parallel',
  context: { said: null },
  states: {
    controls: {
      initial: 'resting',
      states: {
        /** Nothing runs: they stay. */
        resting: {
          on: {
            'display.film': { guard: { type: 'isRunning', params: ({ event }) => event }, target: 'running' },
          },
        },
        running: {
          initial: 'shown',
          on: {
            'display.film': [
              { guard: { type: 'isRunning', params: ({ event }) => event } },
              { target: 'resting' },
            ],
            'display.wake': '.shown',
            'display.sleep': '.hidden',
          },
          states: {
            shown: {
              after: { controls: 'hidden' },
              on: { 'display.wake': { target: 'shown', reenter: true } },
            },
            hidden: {},
          },
        },
      },
    },
    keys: {
      initial: 'silent',
      on: {
        'display.say': { target: '.saying', actions: { type: 'say', params: ({ event }) => event.text } },
      },
      states: {
        silent: {},
        saying: { after: { keyFeedback: { target: 'silent', actions: { type: 'say', params: null } } } },
      },
    },
    film: {
      initial: 'flowing',
      states: {
        flowing: {
          on: {
            'display.film': { guard: { type: 'isWaiting', params: ({ event }) => event }, target: 'waiting' },
          },
        },
        waiting: {
          initial: 'short',
          on: {
            'display.film': [
              { guard: { type: 'isWaiting', params: ({ event }) => event } },
              { target: 'flowing' },
            ],
          },
          states: { short: { after: { slowFilm: 'long' } }, long: {} },
        },
      },
    },
  },
})
