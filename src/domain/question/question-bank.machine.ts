import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { type Page, pageOutcomes } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { BANK_PAGE_SIZE, type BankQuery } from './bank-query.ts'
import type { Question } from './question.ts'

export interface QuestionBankInput {
  readonly query: BankQuery
}

export interface QuestionBankContext extends QuestionBankInput {
  /** What is on the screen. */
  readonly page: Page<Question>
  /** Why it could not be read the last time; null where it could, and after a bug. */
  readonly failure: Failure | null
}

export type QuestionBankEvent =
  /** The address says something else now. */
  { type: 'bank.show'; query: BankQuery } | { type: 'bank.retry' }

type Loaded = Result<Page<Question>, Failure>

const NOTHING: Page<Question> = { index: 1, size: BANK_PAGE_SIZE, total: 0, items: [] }

/**
 * A page of the question bank, as the address says. What is shown stays until something newer has come; a late answer to
 * an earlier question is not heard any more. Screens `/details`, question bank 3.
 */
export const questionBankMachine = setup({
  types: {
    input: {} as QuestionBankInput,
    context: {} as QuestionBankContext,
    events: {} as QuestionBankEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: { load: fromPromise<Loaded, BankQuery>(unprovided('load')) },
  guards: {
    isFound: (_, result: Loaded) => result.ok && result.value.items.length > 0,
    isEmpty: (_, result: Loaded) => result.ok,
    hasShown: ({ context }) => context.page.items.length > 0,
  },
  actions: {
    show: assign((_, query: BankQuery) => ({ query, failure: null })),
    take: assign((_, result: Loaded) =>
      result.ok ? { page: result.value, failure: null } : { failure: result.failure, page: NOTHING },
    ),
  },
}).createMachine({
  id: 'questionBank',
  initial: 'fetching',
  context: ({ input }) => ({ ...input, page: NOTHING, failure: null }),
  on: {
    'bank.show': {
      target: '.fetching',
      reenter: true,
      actions: { type: 'show', params: ({ event }) => event.query },
    },
  },
  states: {
    fetching: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          ...pageOutcomes<Loaded>(),
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasShown', target: 'refetching' }, { target: 'loading' }] },
        /** Nothing to see yet. */
        loading: {},
        /** What was there stays until there is something newer. */
        refetching: {},
      },
    },
    ready: {},
    empty: {},
    failed: { tags: 'failing', on: { 'bank.retry': 'fetching' } },
    defect: { tags: 'failing', on: { 'bank.retry': 'fetching' } },
  },
})
