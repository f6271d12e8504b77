import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { pageCountOf } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import {
  REPORTS_PER_PAGE,
  type ReportDecision,
  type ReportedPage,
  type ReportsQuery,
} from './comment-report.ts'

export interface CommentReportsContext {
  readonly query: ReportsQuery
  readonly page: ReportedPage
  /** Why the list could not be read, or a decision was not taken. */
  readonly failure: Failure | null
  /** On its way, or the last that was taken. */
  readonly decision: ReportDecision | null
}

export type CommentReportsEvent =
  | { type: 'reports.show'; query: ReportsQuery }
  | { type: 'reports.reread' }
  | { type: 'reports.decide'; decision: ReportDecision }

type Loaded = Result<ReportedPage, Failure>
type Decided = Result<true, Failure>

const NOTHING: ReportedPage = { index: 1, size: REPORTS_PER_PAGE, total: 0, items: [] }

/** What readers reported, for those who look after the school it was written for. R-comment-4. */
export const commentReportsMachine = setup({
  types: {
    input: {} as ReportsQuery,
    context: {} as CommentReportsContext,
    events: {} as CommentReportsEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: fromPromise<Loaded, ReportsQuery>(unprovided('load')),
    decide: fromPromise<Decided, ReportDecision | null>(unprovided('decide')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    /** A page that is no more, of a list that is not empty. */
    isBeyondEnd: (_, loaded: Loaded) =>
      loaded.ok && loaded.value.items.length === 0 && loaded.value.index > pageCountOf(loaded.value),
  },
  actions: {
    turnTo: assign((_, query: ReportsQuery) => ({ query, failure: null, decision: null })),
    take: assign((_, loaded: Loaded) => (loaded.ok ? { page: loaded.value } : {})),
    turnToLast: assign(({ context }, loaded: Loaded) =>
      loaded.ok ? { query: { ...context.query, page: pageCountOf(loaded.value) } } : {},
    ),
    loseList: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure, page: NOTHING },
    ),
    intend: assign((_, decision: ReportDecision) => ({ decision, failure: null })),
    noteRefusal: assign((_, result: Decided) =>
      result.ok ? {} : { failure: result.failure, decision: null },
    ),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'commentReports',
  initial: 'loading',
  context: ({ input }) => ({ query: input, page: NOTHING, failure: null, decision: null }),
  on: {
    'reports.show': {
      target: '.loading',
      reenter: true,
      actions: { type: 'turnTo', params: ({ event }) => event.query },
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
            guard: { type: 'isBeyondEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: { type: 'turnToLast', params: ({ event }) => event.output },
          },
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
        'reports.reread': { target: 'loading', actions: 'forgetFailure' },
        'reports.decide': {
          target: 'deciding',
          actions: { type: 'intend', params: ({ event }) => event.decision },
        },
      },
    },
    deciding: {
      tags: 'busy',
      invoke: {
        src: 'decide',
        input: ({ context }) => context.decision,
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'loading' },
          // Somebody else may have been faster: what stands now is read, and why nothing came of it stays.
          { target: 'loading', actions: { type: 'noteRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { on: { 'reports.reread': { target: 'loading', actions: 'forgetFailure' } } },
    defect: { on: { 'reports.reread': { target: 'loading', actions: 'forgetFailure' } } },
  },
})
