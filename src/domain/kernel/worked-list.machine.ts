import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from './failure.ts'
import type { Page } from './page.ts'
import type { Result } from './result.ts'
import { isUnknown } from './retry.ts'
import { unprovided } from './unprovided.ts'

export interface WorkedListInput<Query> {
  /** The query of the list, with its page number. */
  readonly query: Query
}

export interface WorkedListAct<Act> {
  readonly act: Act
}

export interface WorkedListContext<Query, Item, Act> extends WorkedListInput<Query> {
  readonly page: Page<Item>
  /** Why the list could not be read, or an act was refused. */
  readonly failure: Failure | null
  /** The act in progress, or the last one; null for none. */
  readonly act: Act | null
}

export type WorkedListEvent<Query, Act> =
  | { type: 'list.show'; query: Query }
  | { type: 'list.reread' }
  | { type: 'list.act'; act: Act }

/** A list of `size` items a page whose user acts on one item at a time; it is read again after each act. */
export const createWorkedList = <Query extends { readonly page: number }, Item, Act>(
  id: string,
  size: number,
) => {
  type Context = WorkedListContext<Query, Item, Act>
  type Loaded = Result<Page<Item>, Failure>
  type Done = Result<unknown, Failure>

  const NOTHING: Page<Item> = { index: 1, size, total: 0, items: [] }

  const actOf = ({ act }: Context): WorkedListAct<Act> => {
    if (act === null) throw new Error('nothing is done')
    return { act }
  }

  return setup({
    types: {
      input: {} as WorkedListInput<Query>,
      context: {} as Context,
      events: {} as WorkedListEvent<Query, Act>,
      tags: {} as 'busy' | 'failing',
    },
    actors: {
      load: fromPromise<Loaded, WorkedListInput<Query>>(unprovided('load')),
      act: fromPromise<Done, WorkedListAct<Act>>(unprovided('act')),
    },
    guards: {
      succeeded: (_, result: Done) => result.ok,
      isUnknown,
    },
    actions: {
      turnTo: assign(({ event }) =>
        event.type === 'list.show' ? { query: event.query, failure: null, act: null } : {},
      ),
      take: assign((_, loaded: Loaded) => (loaded.ok ? { page: loaded.value } : {})),
      loseList: assign((_, loaded: Loaded) =>
        loaded.ok ? {} : { failure: loaded.failure, page: NOTHING, act: null },
      ),
      intend: assign(({ event }) => (event.type === 'list.act' ? { act: event.act, failure: null } : {})),
      noteRefusal: assign((_, done: Done) => (done.ok ? {} : { failure: done.failure, act: null })),
      forgetFailure: assign({ failure: null, act: null }),
    },
  }).createMachine({
    id,
    initial: 'loading',
    context: ({ input: { query } }) => ({ query, page: NOTHING, failure: null, act: null }),
    on: {
      'list.show': {
        target: '.loading',
        reenter: true,
        actions: 'turnTo',
      },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'load',
          input: ({ context: { query } }) => ({ query }),
          onDone: [
            {
              guard: { type: 'succeeded', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'loseList', params: ({ event }) => event.output } },
          ],
          onError: 'defect',
        },
      },
      ready: {
        on: {
          'list.reread': { target: 'loading', actions: 'forgetFailure' },
          'list.act': { target: 'acting', actions: 'intend' },
        },
      },
      acting: {
        tags: 'busy',
        invoke: {
          src: 'act',
          input: ({ context }) => actOf(context),
          onDone: [
            { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'loading' },
            {
              guard: { type: 'isUnknown', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'noteRefusal', params: ({ event }) => event.output },
            },
            // Somebody else may have acted first: the list is read again, and the reason of the failure stays.
            { target: 'loading', actions: { type: 'noteRefusal', params: ({ event }) => event.output } },
          ],
          onError: 'defect',
        },
      },
      failed: { tags: 'failing', on: { 'list.reread': { target: 'loading', actions: 'forgetFailure' } } },
      defect: { tags: 'failing', on: { 'list.reread': { target: 'loading', actions: 'forgetFailure' } } },
    },
  })
}
