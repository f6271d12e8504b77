import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from './failure.ts'
import type { Result } from './result.ts'
import { unprovided } from './unprovided.ts'

/** The reader has seen the shown notices: they are dismissed. */
export type NoticesEvent = { type: 'notices.see' }

/** Notices were loaded; `count` of them are shown. */
export interface NoticesEmitted {
  readonly type: 'notices.told'
  readonly count: number
}

export interface NoticesContext<Notice> {
  readonly notices: readonly Notice[]
  /** Why the notices could not be dismissed the last time; null where they could. */
  readonly failure: Failure | null
}

type Seen = Result<true, Failure>

/** Notices at the top of a page until their reader dismisses them. When they cannot be read, the page shows none. */
export const createNotices = <Notice extends { readonly id: number }>(id: string) => {
  type Loaded = Result<readonly Notice[], Failure>
  const NOTHING: NoticesContext<Notice> = { notices: [], failure: null }

  return setup({
    types: {
      context: {} as NoticesContext<Notice>,
      events: {} as NoticesEvent,
      emitted: {} as NoticesEmitted,
      tags: {} as 'busy',
    },
    actors: {
      load: fromPromise<Loaded>(unprovided('load')),
      see: fromPromise<Seen, readonly number[]>(unprovided('see')),
    },
    guards: { isDone: (_, result: Result<unknown, Failure>) => result.ok },
    actions: {
      take: assign((_, result: Loaded) => (result.ok ? { notices: result.value } : {})),
      putAway: assign(NOTHING),
      tellCount: emit(({ context }) => ({ type: 'notices.told' as const, count: context.notices.length })),
      noteFailure: assign((_, result: Seen) => (result.ok ? {} : { failure: result.failure })),
    },
  }).createMachine({
    id,
    initial: 'loading',
    context: NOTHING,
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'load',
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => event.output },
              target: 'ready',
              actions: [{ type: 'take', params: ({ event }) => event.output }, 'tellCount'],
            },
            'ready',
          ],
          onError: 'ready',
        },
      },
      ready: { on: { 'notices.see': 'seeing' } },
      seeing: {
        tags: 'busy',
        invoke: {
          src: 'see',
          input: ({ context }) => context.notices.map((notice) => notice.id),
          onDone: [
            {
              guard: { type: 'isDone', params: ({ event }) => event.output },
              // There may be more notices than are shown at once.
              target: 'loading',
              actions: ['putAway', 'tellCount'],
            },
            { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
          onError: 'ready',
        },
      },
    },
  })
}
