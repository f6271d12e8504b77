import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { type Page, pageCountOf } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { BATCH_PAGE_SIZE, type BatchDecision, type ImportBatch, replaced, withMore } from './import-batch.ts'

export interface ImportBatchesContext {
  readonly batches: readonly ImportBatch[]
  /** The last page that was read. */
  readonly page: Page<unknown>
  /** What is done with one of them just now, or was tried last; null for nothing. */
  readonly decision: BatchDecision | null
  readonly failure: Failure | null
}

export type ImportBatchesEvent =
  | { type: 'batches.reread' }
  | { type: 'batches.more' }
  | { type: 'batches.decide'; decision: BatchDecision }

type Loaded = Result<Page<ImportBatch>, Failure>
type Decided = Result<ImportBatch, Failure>

const NOTHING: Page<unknown> = { index: 0, size: BATCH_PAGE_SIZE, total: 0, items: [] }

const decisionOf = ({ decision }: ImportBatchesContext): BatchDecision => {
  if (decision === null) throw new Error('nothing is decided about a batch')
  return decision
}

/** 导入记录: what came in, the latest first; released to every school, or undone. */
export const importBatchesMachine = setup({
  types: {
    context: {} as ImportBatchesContext,
    events: {} as ImportBatchesEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    /** The page with this number, from 1. */
    load: fromPromise<Loaded, number>(unprovided('load')),
    decide: fromPromise<Decided, BatchDecision>(unprovided('decide')),
  },
  guards: {
    isLoaded: (_, result: Loaded) => result.ok,
    isDecided: (_, result: Decided) => result.ok,
    isMore: ({ context: { page } }) => page.index < pageCountOf(page),
  },
  actions: {
    forgetFailure: assign({ failure: null, decision: null }),
    take: assign((_, result: Loaded) =>
      result.ok ? { batches: result.value.items, page: result.value } : {},
    ),
    add: assign(({ context }, result: Loaded) =>
      result.ok ? { batches: withMore(context.batches, result.value.items), page: result.value } : {},
    ),
    choose: assign((_, decision: BatchDecision) => ({ decision, failure: null })),
    change: assign(({ context }, result: Decided) =>
      result.ok ? { batches: replaced(context.batches, result.value), decision: null } : {},
    ),
    fail: assign((_, result: Loaded | Decided) => (result.ok ? {} : { failure: result.failure })),
  },
}).createMachine({
  id: 'importBatches',
  initial: 'loading',
  context: { batches: [], page: NOTHING, decision: null, failure: null },
  on: { 'batches.reread': { target: '.loading', reenter: true } },
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'load',
        input: 1,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    failed: { tags: 'failing' },
    ready: {
      on: {
        'batches.more': { guard: 'isMore', target: 'adding' },
        'batches.decide': {
          target: 'deciding',
          actions: { type: 'choose', params: ({ event }) => event.decision },
        },
      },
      initial: 'sound',
      states: {
        sound: {},
        /** What was asked for last was not done. */
        broken: { tags: 'failing' },
      },
    },
    adding: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'load',
        input: ({ context }) => context.page.index + 1,
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'add', params: ({ event }) => event.output },
          },
          { target: 'ready.broken', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'ready.broken',
      },
    },
    deciding: {
      tags: 'busy',
      invoke: {
        src: 'decide',
        input: ({ context }) => decisionOf(context),
        onDone: [
          {
            guard: { type: 'isDecided', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'change', params: ({ event }) => event.output },
          },
          { target: 'ready.broken', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'ready.broken',
      },
    },
  },
})
