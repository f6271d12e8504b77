import { assign, emit, fromCallback, fromPromise, raise, setup } from 'xstate'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import { type FailedCall, MOST_FAILED_CALLS } from './failed-call.ts'
import type { Trouble } from './trouble.ts'
import { NO_WORK, type OutboxWork, type UnsavedPlace, type WorkCounts } from './waiting-work.ts'

/** Who chose to wait on is asked again after this time. */
const PATIENCE_MS = 30_000
/** While the server is not reached people go on, and more waits. */
const TALLY_MS = 5000

export interface ConnectionContext {
  /** Calls that are not answered as they should be, oldest first. */
  readonly troubles: readonly Trouble[]
  /** How much waits to be sent, as the outboxes say. */
  readonly waiting: Readonly<Record<OutboxWork, number>>
  /** How much lies in this browser, whatever page left it, as it was last counted. */
  readonly stored: WorkCounts
  /** The pages that some of it belongs to, likewise. */
  readonly places: readonly UnsavedPlace[]
  /** What is shown though it may be old, by call and content. */
  readonly old: readonly string[]
  /** How much of an earlier version could not be read, likewise. */
  readonly unread: number
  /** The last ones, the latest first. */
  readonly failedCalls: readonly FailedCall[]
}

/** What lies in this browser of who is signed in. */
export interface StoredTally {
  readonly stored: WorkCounts
  readonly places: readonly UnsavedPlace[]
  readonly unread: number
}

export type ConnectionEvent =
  /** The browser has lost its network, or has one again. */
  | { type: 'connection.lost' }
  | { type: 'connection.found' }
  /** A call found no way to the server, or was answered. */
  | { type: 'connection.unreached' }
  | { type: 'connection.reached' }
  /** What was read the last time is shown in place of an answer that did not come; it is what the server has again. */
  | { type: 'connection.old'; name: string }
  | { type: 'connection.renewed'; name: string }
  /** Another page is shown. */
  | { type: 'connection.turned' }
  | { type: 'connection.troubled'; trouble: Trouble }
  /** A call that was told has its outcome. */
  | { type: 'connection.settled'; id: number }
  | { type: 'connection.failed'; call: FailedCall }
  | { type: 'connection.counted'; work: OutboxWork; count: number }
  /** Somebody wants to know how much lies in this browser. */
  | { type: 'connection.tally' }
  | { type: 'connection.wait' }
  | { type: 'connection.stop' }

export type ConnectionEmitted =
  /** Nobody wants to wait for these calls any longer. */
  | { type: 'connection.stopped'; ids: readonly number[] }
  /** There is a way again where there was none. */
  | { type: 'connection.returned' }

const BACK = { target: 'online', actions: 'sayReturned' } as const
const APART = {
  tags: ['apart', 'waiting'],
  entry: 'tally',
  on: { 'connection.found': BACK, 'connection.reached': BACK },
} as const

/**
 * How it stands between this tab and its server: whether there is a way, and which calls take too long. One statechart for all pages,
 * so that no page has to say it: docs/decisions/0400.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    emitted: {} as ConnectionEmitted,
    tags: {} as 'apart' | 'telling' | 'waiting',
  },
  actors: {
    /** Says `connection.lost` and `connection.found`. */
    watch: fromCallback<ConnectionEvent>(unprovidedCallback('watch')),
    /** Counts what lies in this browser of who is signed in. */
    tally: fromPromise<StoredTally>(unprovided('tally')),
  },
  delays: { patience: PATIENCE_MS, tally: TALLY_MS },
  guards: {
    isAway: (_, { why }: Trouble) => why === 'away',
    isOnly: ({ context }, id: number) => context.troubles.every((trouble) => trouble.id === id),
  },
  actions: {
    note: assign(({ context: { troubles } }, trouble: Trouble) => ({
      troubles: [...troubles.filter(({ id }) => id !== trouble.id), trouble],
    })),
    strike: assign(({ context: { troubles } }, settled: number) => ({
      troubles: troubles.filter(({ id }) => id !== settled),
    })),
    count: assign(({ context: { waiting } }, { work, count }: { work: OutboxWork; count: number }) => ({
      waiting: { ...waiting, [work]: count },
    })),
    noteFailed: assign(({ context: { failedCalls } }, call: FailedCall) => ({
      failedCalls: [call, ...failedCalls].slice(0, MOST_FAILED_CALLS),
    })),
    noteOld: assign(({ context: { old } }, name: string) => ({
      old: [...old.filter((one) => one !== name), name],
    })),
    noteRenewed: assign(({ context: { old } }, name: string) => ({ old: old.filter((one) => one !== name) })),
    forgetOld: assign({ old: [] }),
    noteStored: assign((_, { stored, places, unread }: StoredTally) => ({ stored, places, unread })),
    tally: raise({ type: 'connection.tally' }),
    strikeAll: assign({ troubles: [] }),
    sayStopped: emit(({ context: { troubles } }: { readonly context: ConnectionContext }) => ({
      type: 'connection.stopped' as const,
      ids: troubles.map(({ id }) => id),
    })),
    sayReturned: emit({ type: 'connection.returned' }),
  },
}).createMachine({
  id: 'connection',
  type: 'parallel',
  context: {
    troubles: [],
    waiting: { learning: 0, answers: 0, edits: 0, writings: 0 },
    stored: NO_WORK,
    places: [],
    old: [],
    unread: 0,
    failedCalls: [],
  },
  on: {
    'connection.old': { actions: { type: 'noteOld', params: ({ event }) => event.name } },
    'connection.renewed': { actions: { type: 'noteRenewed', params: ({ event }) => event.name } },
    'connection.turned': { actions: 'forgetOld' },
    'connection.counted': { actions: { type: 'count', params: ({ event }) => event } },
    'connection.failed': { actions: { type: 'noteFailed', params: ({ event }) => event.call } },
  },
  invoke: { src: 'watch' },
  states: {
    network: {
      initial: 'online',
      on: {
        'connection.lost': '.offline',
        'connection.found': '.online',
        'connection.reached': '.online',
      },
      states: {
        online: { on: { 'connection.unreached': 'unreached' } },
        /** The browser has a network, the server does not answer in it. */
        unreached: { ...APART, after: { tally: { target: 'unreached', reenter: true } } },
        offline: { ...APART, after: { tally: { target: 'offline', reenter: true } } },
      },
    },
    stored: {
      initial: 'known',
      on: { 'connection.tally': '.counting' },
      states: {
        known: {},
        counting: {
          invoke: {
            src: 'tally',
            onDone: { target: 'known', actions: { type: 'noteStored', params: ({ event }) => event.output } },
            onError: 'known',
          },
        },
      },
    },
    calls: {
      initial: 'calm',
      on: {
        'connection.settled': [
          {
            guard: { type: 'isOnly', params: ({ event }) => event.id },
            target: '.calm',
            actions: 'strikeAll',
          },
          { actions: { type: 'strike', params: ({ event }) => event.id } },
        ],
      },
      states: {
        calm: {
          on: {
            'connection.troubled': {
              target: 'telling',
              actions: { type: 'note', params: ({ event }) => event.trouble },
            },
          },
        },
        telling: {
          tags: ['telling', 'waiting'],
          entry: 'tally',
          on: {
            'connection.troubled': { actions: { type: 'note', params: ({ event }) => event.trouble } },
            'connection.wait': 'patient',
            'connection.stop': { target: 'calm', actions: ['sayStopped', 'strikeAll'] },
          },
        },
        patient: {
          tags: 'waiting',
          after: { patience: 'telling' },
          on: {
            'connection.troubled': [
              {
                guard: { type: 'isAway', params: ({ event }) => event.trouble },
                target: 'telling',
                actions: { type: 'note', params: ({ event }) => event.trouble },
              },
              { actions: { type: 'note', params: ({ event }) => event.trouble } },
            ],
          },
        },
      },
    },
  },
})
