import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'

export interface PageReadingContext<T> {
  /** From 1. */
  readonly number: number
  readonly page: Page<T> | null
  readonly failure: Failure | null
}

export type PageReadingEvent = { type: 'page.retry' }

/** One page of a list that nobody changes here: read, there, empty, or not to be had. */
export const pageReadingMachine = <T>(id: string) =>
  setup({
    types: {
      input: {} as { readonly number: number },
      context: {} as PageReadingContext<T>,
      events: {} as PageReadingEvent,
      tags: {} as 'busy',
    },
    actors: { read: fromPromise<Result<Page<T>, Failure>, number>(unprovided('read')) },
    guards: {
      filled: (_, read: Result<Page<T>, Failure>) => read.ok && read.value.items.length > 0,
      empty: (_, read: Result<Page<T>, Failure>) => read.ok,
    },
    actions: {
      take: assign((_, read: Result<Page<T>, Failure>) =>
        read.ok ? { page: read.value, failure: null } : { failure: read.failure },
      ),
    },
  }).createMachine({
    id,
    initial: 'reading',
    context: ({ input }) => ({ ...input, page: null, failure: null }),
    states: {
      reading: {
        tags: 'busy',
        invoke: {
          src: 'read',
          input: ({ context }) => context.number,
          onDone: [
            {
              guard: { type: 'filled', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'empty', params: ({ event }) => event.output },
              target: 'empty',
              actions: { type: 'take', params: ({ event }) => event.output },
            },
            { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
          ],
          onError: 'defect',
        },
      },
      ready: { on: { 'page.retry': 'reading' } },
      /** Nothing on this page: of the first one, nothing at all. */
      empty: { on: { 'page.retry': 'reading' } },
      failed: { on: { 'page.retry': 'reading' } },
      defect: { on: { 'page.retry': 'reading' } },
    },
  })
