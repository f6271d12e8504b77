import { fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'

/** How often to try again: another tab or the user may have freed storage. */
const RETRY_MS = 5000

export type WorkKeepingEvent =
  /** The browser's storage refused some work, or has accepted all of it. */
  | { type: 'work.refused' }
  | { type: 'work.kept' }
  /** Something waits to be sent. */
  | { type: 'work.waits' }

/** What is asked of the browser's stores. */
export type WorkKeepingCommand = { type: 'work.retry' }

/**
 * Whether the browser's storage holds all unsent work. Work for which it has no room exists in this page alone: the user is told, storing is tried
 * again, and the browser asks before the page is left. docs/decisions/0489.
 */
export const workKeepingMachine = setup({
  types: { events: {} as WorkKeepingEvent, tags: {} as 'failing' },
  actors: {
    /** Says `work.refused` and `work.kept`, and tries again. */
    watch: fromCallback<WorkKeepingCommand>(unprovidedCallback('watch')),
    /** Lets the browser ask before the page is left, for as long as it runs. */
    ask: fromCallback(unprovidedCallback('ask')),
    /** Asks the browser to keep what it has. */
    persist: fromPromise<void>(unprovided('persist')),
  },
  delays: { retry: RETRY_MS },
  actions: { retry: sendTo('stores', { type: 'work.retry' }) },
}).createMachine({
  id: 'workKeeping',
  type: 'parallel',
  invoke: { src: 'watch', id: 'stores' },
  states: {
    stores: {
      initial: 'taking',
      states: {
        taking: { on: { 'work.refused': 'refusing' } },
        refusing: {
          tags: 'failing',
          invoke: { src: 'ask' },
          on: { 'work.kept': 'taking' },
          initial: 'waiting',
          states: { waiting: { after: { retry: { target: 'waiting', reenter: true, actions: 'retry' } } } },
        },
      },
    },
    lasting: {
      initial: 'unasked',
      states: {
        unasked: { on: { 'work.waits': 'asking' } },
        asking: { invoke: { src: 'persist', onDone: 'asked', onError: 'asked' } },
        asked: {},
      },
    },
  },
})
