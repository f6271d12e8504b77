import { fromCallback, sendTo, setup } from 'xstate'
import { unprovidedCallback } from '../kernel/unprovided.ts'

const HOUR_MS = 3_600_000

export type InstalledAppEvent =
  /** There is somebody who may want to work without a network: from here on the app is kept by the browser. */
  | { type: 'app.install' }
  /** A newer version lies ready. */
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
    /** Keeps the app, and says `app.renewed`; looks for a newer version, and changes to it by opening the page anew. */
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
