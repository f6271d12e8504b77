import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { PublishingNotice } from './publishing-notice.ts'

export interface PublishingNoticesContext {
  readonly notices: readonly PublishingNotice[]
  /** Why they could not be put away the last time; null where they could. */
  readonly failure: Failure | null
}

/** All that are shown are known now. */
export type PublishingNoticesEvent = { type: 'publishingNotices.see' }

type Loaded = Result<readonly PublishingNotice[], Failure>
type Seen = Result<true, Failure>

/** What others decided about what one published, until it is put away. The page does without it where it cannot be read. R-resource-4. */
export const publishingNoticesMachine = setup({
  types: {
    context: {} as PublishingNoticesContext,
    events: {} as PublishingNoticesEvent,
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
  id: 'publishingNotices',
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
    ready: { on: { 'publishingNotices.see': 'seeing' } },
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
