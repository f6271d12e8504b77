import { fromCallback, sendTo, setup } from 'xstate'
import { unprovidedCallback } from '../kernel/unprovided.ts'

const HOUR_MS = 3_600_000

export type InstalledAppEvent =
  /** A user has signed in: from now on the browser caches the app for offline use. */
  | { type: 'app.install' }
  /** A newer version is ready. */
  | { type: 'app.renewed' }
  | { type: 'app.update' }
  | { type: 'app.later' }

/** What is asked of the browser. */
export type OfflineAppCommand = { type: 'offline.look' } | { type: 'offline.change' }

/**
 * The app as the browser keeps it, so that it opens without a network. A newer version is offered and never forced: what is open goes on
 * with the one that it began with. docs/decisions/0401.
 */
export const installedAppMachine = setup({
  types: { events: {} as InstalledAppEvent, tags: {} as 'busy' | 'offered' },
  actors: {
    /** Caches the app and sends `app.renewed`; checks for a newer version, and activates it by reloading the page. */
    keep: fromCallback<OfflineAppCommand>(unprovidedCallback('keep')),
  },
  delays: { look: HOUR_MS, later: 4 * HOUR_MS, change: 20_000 },
  actions: {
    look: sendTo('offlineApp', { type: 'offline.look' }),
    change: sendTo('offlineApp', { type: 'offline.change' }),
  },
}).createMachine({
  id: 'installedApp',
  initial: 'absent',
  states: {
    absent: { on: { 'app.install': 'kept' } },
    kept: {
      invoke: { src: 'keep', id: 'offlineApp' },
      initial: 'current',
      on: { 'app.renewed': '.offered' },
      states: {
        current: { after: { look: { target: 'current', reenter: true, actions: 'look' } } },
        offered: { tags: 'offered', on: { 'app.update': 'changing', 'app.later': 'postponed' } },
        postponed: { after: { later: 'offered' } },
        /** Until the page opens anew. */
        changing: { tags: 'busy', entry: 'change', after: { change: 'offered' } },
      },
    },
  },
})
