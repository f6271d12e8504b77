import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { UnreadNotices } from './announcement.ts'

/** What is counted holds for so long; then the next page asks again. */
const FRESH_MS = 5 * 60_000

export interface InboxContext {
  /** What the user has not read, as far as it is known. */
  readonly unread: Partial<UnreadNotices>
  /** What others said while it was counted: it is newer than the answer. */
  readonly told: Partial<UnreadNotices>
}

const NOTHING: InboxContext = { unread: {}, told: {} }

export type InboxEvent =
  /** A page stands for somebody who is signed in. */
  | { type: 'inbox.arrive' }
  /** A list was read, or put away: so much of it is left. */
  | { type: 'inbox.told'; left: Partial<UnreadNotices> }
  /** The session is over. */
  | { type: 'inbox.leave' }

type Counted = Result<UnreadNotices, Failure>

/** How much of what is told to the user they have not read, wherever the app is. R-announcement-2. */
export const inboxMachine = setup({
  types: { context: {} as InboxContext, events: {} as InboxEvent },
  actors: { count: fromPromise<Counted>(unprovided('count')) },
  delays: { fresh: FRESH_MS },
  guards: { succeeded: (_, counted: Counted) => counted.ok },
  actions: {
    begin: assign({ told: {} }),
    take: assign(({ context: { told } }, counted: Counted) =>
      counted.ok ? { unread: { ...counted.value, ...told } } : {},
    ),
    hear: assign(({ context: { unread, told } }, left: Partial<UnreadNotices>) => ({
      unread: { ...unread, ...left },
      told: { ...told, ...left },
    })),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'inbox',
  initial: 'away',
  context: NOTHING,
  states: {
    away: { on: { 'inbox.arrive': 'counting' } },
    counting: {
      entry: 'begin',
      invoke: {
        src: 'count',
        // The page does without it, and the next one asks again.
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'fresh',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'stale' },
        ],
        onError: 'fresh',
      },
      on: {
        'inbox.told': { actions: { type: 'hear', params: ({ event }) => event.left } },
        'inbox.leave': { target: 'away', actions: 'forget' },
      },
    },
    fresh: {
      after: { fresh: 'stale' },
      on: {
        'inbox.told': { actions: { type: 'hear', params: ({ event }) => event.left } },
        'inbox.leave': { target: 'away', actions: 'forget' },
      },
    },
    stale: {
      on: {
        'inbox.arrive': 'counting',
        'inbox.told': { actions: { type: 'hear', params: ({ event }) => event.left } },
        'inbox.leave': { target: 'away', actions: 'forget' },
      },
    },
  },
})
