import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

/** What is counted holds for so long; then the next page asks again. */
const FRESH_MS = 5 * 60_000

export interface InboxContext {
  /** Notices that the user has not read; null while it is not known. */
  readonly unread: number | null
}

export type InboxEvent =
  /** A page stands for somebody who is signed in. */
  | { type: 'inbox.arrive' }
  /** Somebody else counted. */
  | { type: 'inbox.told'; unread: number }
  /** The session is over. */
  | { type: 'inbox.leave' }

type Counted = Result<number, Failure>

/** How many notices the user has not read, wherever the app is. R-announcement-2. */
export const inboxMachine = setup({
  types: { context: {} as InboxContext, events: {} as InboxEvent },
  actors: { count: fromPromise<Counted>(unprovided('count')) },
  delays: { fresh: FRESH_MS },
  actions: {
    take: assign((_, counted: Counted) => (counted.ok ? { unread: counted.value } : {})),
    hear: assign((_, unread: number) => ({ unread })),
    forget: assign({ unread: null }),
  },
}).createMachine({
  id: 'inbox',
  initial: 'away',
  context: { unread: null },
  states: {
    away: { on: { 'inbox.arrive': 'counting' } },
    counting: {
      invoke: {
        src: 'count',
        // The page does without it.
        onDone: { target: 'fresh', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'fresh',
      },
      on: {
        'inbox.told': { target: 'fresh', actions: { type: 'hear', params: ({ event }) => event.unread } },
        'inbox.leave': { target: 'away', actions: 'forget' },
      },
    },
    fresh: {
      after: { fresh: 'stale' },
      on: {
        'inbox.told': { actions: { type: 'hear', params: ({ event }) => event.unread } },
        'inbox.leave': { target: 'away', actions: 'forget' },
      },
    },
    stale: {
      on: {
        'inbox.arrive': 'counting',
        'inbox.told': { target: 'fresh', actions: { type: 'hear', params: ({ event }) => event.unread } },
        'inbox.leave': { target: 'away', actions: 'forget' },
      },
    },
  },
})
