import { assign, emit, fromCallback, fromPromise, raise, setup } from 'xstate'
import { unprovided, unprovidedCallback } from '../kernel/unprovided.ts'
import { type FailedCall, MOST_FAILED_CALLS } from './failed-call.ts'
import type { Trouble } from './trouble.ts'
import { NO_WORK, type OutboxWork, type UnsavedPlace, type WorkCounts } from './waiting-work.ts'

/** After 继续等 the user is asked again after this time. */
const PATIENCE_MS = 30_000
/** How often waiting work is counted while the server is not reached. */
const TALLY_MS = 5000

export interface ConnectionContext {
  /** Calls that are slow or whose server is away, oldest first. */
  readonly troubles: readonly Trouble[]
  /** How many items wait in the outboxes. */
  readonly waiting: Readonly<Record<OutboxWork, number>>
  /** How much unsent work this browser holds, of any page, when it was last counted. */
  readonly stored: WorkCounts
  /** The pages that some of it belongs to, likewise. */
  readonly places: readonly UnsavedPlace[]
  /** Possibly outdated contents on the screen, by call and content. */
  readonly old: readonly string[]
  /** How much of an earlier version could not be read, likewise. */
  readonly unread: number
  /** The last failed calls, the latest first. */
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
  /** A stored copy is shown because no answer came; or the server's answer is shown again. */
  | { type: 'connection.old'; name: string }
  | { type: 'connection.renewed'; name: string }
  /** Another page is shown. */
  | { type: 'connection.turned' }
  | { type: 'connection.troubled'; trouble: Trouble }
  /** A call that was told has its outcome. */
  | { type: 'connection.settled'; id: number }
  | { type: 'connection.failed'; call: FailedCall }
  | { type: 'connection.counted'; work: OutboxWork; count: number }
  /** A page asks how much unsent work this browser holds. */
  | { type: 'connection.tally' }
  | { type: 'connection.wait' }
  | { type: 'connection.stop' }

export type ConnectionEmitted =
  /** The user stopped waiting for these calls. */
  | { type: 'connection.stopped'; ids: readonly number[] }
  /** The server is reached again. */
  | { type: 'connection.returned' }

const BACK = { target: 'online', actions: 'sayReturned' } as const
const APART = {
  tags: ['apart', 'waiting'],
  entry: 'tally',
  on: { 'connection.found': BACK, 'connection.reached': BACK },
} as const

/**
 * The connection between this tab and its server: whether it is reached, and which calls take too long. One statechart serves all pages.
 * docs/decisions/0400.
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
