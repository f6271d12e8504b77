import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { LiveNotice } from './live-notice.ts'

export interface LiveNoticesContext {
  readonly notices: readonly LiveNotice[]
  /** Why they could not be put away the last time; null where they could. */
  readonly failure: Failure | null
}

/** All that are shown are known now. */
export type LiveNoticesEvent = { type: 'liveNotices.see' }

type Loaded = Result<readonly LiveNotice[], Failure>
type Seen = Result<true, Failure>

/** What became of reserved lessons, until its reader has put it away. A page does without it where it cannot be read. R-live-6. */
export const liveNoticesMachine = setup({
  types: {
    context: {} as LiveNoticesContext,
    events: {} as LiveNoticesEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: fromPromise<Loaded>(unprovided('load')),
    see: fromPromise<Seen, readonly number[]>(unprovided('see')),
  },
  guards: { isDone: (_, result: Seen) => result.ok },
  actions: {
    take: assign((_, result: Loaded) => (result.ok ? { notices: result.value } : {})),
    putAway: assign({ notices: [], failure: null }),
    noteFailure: assign((_, result: Seen) => (result.ok ? {} : { failure: result.failure })),
  },
}).createMachine({
  id: 'liveNotices',
  initial: 'loading',
  context: { notices: [], failure: null },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'ready',
      },
    },
    ready: { on: { 'liveNotices.see': 'seeing' } },
    seeing: {
      tags: 'busy',
      invoke: {
        src: 'see',
        input: ({ context }) => context.notices.map(({ id }) => id),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'ready',
            actions: 'putAway',
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'ready',
      },
    },
  },
})
