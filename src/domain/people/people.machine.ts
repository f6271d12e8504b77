import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type ListedPerson, type Managed, PEOPLE_PAGE_SIZE, type PeopleQuery } from './person.ts'

export interface PeopleContext {
  readonly query: PeopleQuery
  /** Null until it has been read. */
  readonly managed: Managed | null
  readonly page: Page<ListedPerson>
  /** Why the list could not be read. */
  readonly failure: Failure | null
}

export type PeopleEvent = { type: 'people.show'; query: PeopleQuery } | { type: 'people.reread' }

type Loaded = Result<Page<ListedPerson>, Failure>
type Opened = Result<Managed, Failure>

const NOTHING: Page<ListedPerson> = { index: 1, size: PEOPLE_PAGE_SIZE, total: 0, items: [] }

/** The list of people that the user administers, searched and filtered by the server. R-people-1. */
export const peopleMachine = setup({
  types: {
    input: {} as PeopleQuery,
    context: {} as PeopleContext,
    events: {} as PeopleEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    open: fromPromise<Opened>(unprovided('open')),
    load: fromPromise<Loaded, PeopleQuery>(unprovided('load')),
  },
  guards: {
    isKnown: ({ context }) => context.managed !== null,
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
  },
  actions: {
    turnTo: assign((_, query: PeopleQuery) => ({ query, failure: null })),
    know: assign((_, opened: Opened) => (opened.ok ? { managed: opened.value } : {})),
    take: assign((_, loaded: Loaded) => (loaded.ok ? { page: loaded.value, failure: null } : {})),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure, page: NOTHING },
    ),
  },
}).createMachine({
  id: 'people',
  initial: 'opening',
  context: ({ input }) => ({ query: input, managed: null, page: NOTHING, failure: null }),
  on: {
    'people.show': [
      {
        guard: 'isKnown',
        target: '.loading',
        actions: { type: 'turnTo', params: ({ event }) => event.query },
      },
      { target: '.opening', actions: { type: 'turnTo', params: ({ event }) => event.query } },
    ],
  },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        src: 'open',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'know', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
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
    ready: { on: { 'people.reread': 'loading' } },
    failed: {
      tags: 'failing',
      on: { 'people.reread': [{ guard: 'isKnown', target: 'loading' }, { target: 'opening' }] },
    },
    defect: {
      tags: 'failing',
      on: { 'people.reread': [{ guard: 'isKnown', target: 'loading' }, { target: 'opening' }] },
    },
  },
})
