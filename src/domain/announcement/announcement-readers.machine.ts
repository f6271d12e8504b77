import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

/** Somebody whom a notice is for. */
export interface AnnouncementReader {
  readonly id: number
  readonly name: string
  /** Schools, between 、. */
  readonly schools: string
  /** ISO 8601; '' for not yet. */
  readonly readAt: string
}

export const READERS_PAGE_SIZE = 20

export interface ReadersQuery {
  readonly noticeId: number
  /** Those who have read it, or those who have not. */
  readonly read: boolean
  /** From 1. */
  readonly page: number
}

export interface AnnouncementReadersContext {
  readonly query: ReadersQuery
  readonly page: Page<AnnouncementReader>
  /** Why the list could not be read. */
  readonly failure: Failure | null
}

export type AnnouncementReadersEvent =
  | { type: 'readers.show'; read: boolean; page: number }
  | { type: 'readers.reread' }

type Loaded = Result<Page<AnnouncementReader>, Failure>

const NOTHING: Page<AnnouncementReader> = { index: 1, size: READERS_PAGE_SIZE, total: 0, items: [] }

/** Who has read a notice, and who has not. R-announcement-3. */
export const announcementReadersMachine = setup({
  types: {
    input: {} as { readonly noticeId: number },
    context: {} as AnnouncementReadersContext,
    events: {} as AnnouncementReadersEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Loaded, ReadersQuery>(unprovided('load')) },
  guards: { succeeded: (_, loaded: Loaded) => loaded.ok },
  actions: {
    turnTo: assign(({ context }, { read, page }: { read: boolean; page: number }) => ({
      query: { ...context.query, read, page },
      page: read === context.query.read ? context.page : NOTHING,
      failure: null,
    })),
    take: assign((_, loaded: Loaded) => (loaded.ok ? { page: loaded.value, failure: null } : {})),
    noteFailure: assign((_, loaded: Loaded) => (loaded.ok ? {} : { failure: loaded.failure })),
  },
}).createMachine({
  id: 'announcementReaders',
  initial: 'loading',
  context: ({ input: { noticeId } }) => ({
    query: { noticeId, read: false, page: 1 },
    page: NOTHING,
    failure: null,
  }),
  on: {
    'readers.show': {
      target: '.loading',
      actions: { type: 'turnTo', params: ({ event }) => event },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {},
    failed: { tags: 'failing', on: { 'readers.reread': 'loading' } },
    defect: { tags: 'failing', on: { 'readers.reread': 'loading' } },
  },
})
