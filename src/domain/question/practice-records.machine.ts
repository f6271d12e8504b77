import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { PracticeRecord } from './practice-record.ts'

export interface PracticeRecordsContext {
  /** From 1. */
  readonly number: number
  readonly page: Page<PracticeRecord> | null
  readonly failure: Failure | null
}

export type PracticeRecordsEvent = { type: 'page.retry' }

/** 练习记录: practices and sittings, a page at a time. */
export const practiceRecordsMachine = setup({
  types: {
    input: {} as { readonly number: number },
    context: {} as PracticeRecordsContext,
    events: {} as PracticeRecordsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { read: fromPromise<Result<Page<PracticeRecord>, Failure>, number>(unprovided('read')) },
  guards: {
    filled: (_, read: Result<Page<PracticeRecord>, Failure>) => read.ok && read.value.items.length > 0,
    empty: (_, read: Result<Page<PracticeRecord>, Failure>) => read.ok,
  },
  actions: {
    take: assign((_, read: Result<Page<PracticeRecord>, Failure>) =>
      read.ok ? { page: read.value, failure: null } : { failure: read.failure },
    ),
  },
}).createMachine({
  id: 'practiceRecords',
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
    failed: { tags: 'failing', on: { 'page.retry': 'reading' } },
    defect: { tags: 'failing', on: { 'page.retry': 'reading' } },
  },
})
