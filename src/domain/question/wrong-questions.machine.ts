import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { Question } from './question.ts'
import type { WrongQuestionPage, WrongQuestionQuery } from './wrong-question.ts'

export interface WrongQuestionsContext {
  readonly query: WrongQuestionQuery
  /** What is shown; stays while something newer is on its way. */
  readonly page: WrongQuestionPage | null
  /** Why the page could not be read, or a question not be taken out or put back. */
  readonly failure: Failure | null
  /** The question that was taken out last and can be put back. */
  readonly dismissed: Question | null
}

export type WrongQuestionsEvent =
  /** What the address says now. */
  | { type: 'wrongQuestions.show'; query: WrongQuestionQuery }
  | { type: 'wrongQuestions.dismiss'; question: Question }
  | { type: 'wrongQuestions.restore' }
  | { type: 'page.retry' }

type Read = Result<WrongQuestionPage, Failure>
type Done = Result<true, Failure>

const isSame = (one: WrongQuestionQuery, other: WrongQuestionQuery): boolean =>
  one.subject === other.subject && one.page === other.page

/** 错题本: questions whose last answer was wrong, a page at a time; one can be taken out, and the last one put back. */
export const wrongQuestionsMachine = setup({
  types: {
    input: {} as WrongQuestionQuery,
    context: {} as WrongQuestionsContext,
    events: {} as WrongQuestionsEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    read: fromPromise<Read, WrongQuestionQuery>(unprovided('read')),
    dismiss: fromPromise<Done, number>(unprovided('dismiss')),
    restore: fromPromise<Done, number>(unprovided('restore')),
  },
  guards: {
    isOther: ({ context }, query: WrongQuestionQuery) => !isSame(query, context.query),
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    filled: (_, read: Read) => read.ok && read.value.items.length > 0,
    isUndoable: ({ context }) => context.dismissed !== null,
  },
  actions: {
    turnTo: assign((_, query: WrongQuestionQuery) => ({ query, failure: null, dismissed: null })),
    take: assign((_, read: Read) =>
      read.ok ? { page: read.value, failure: null } : { page: null, failure: read.failure },
    ),
    intend: assign((_, dismissed: Question) => ({ dismissed, failure: null })),
    forget: assign({ dismissed: null }),
    noteFailure: assign((_, done: Done) => ({ failure: done.ok ? null : done.failure })),
  },
}).createMachine({
  id: 'wrongQuestions',
  initial: 'reading',
  context: ({ input }) => ({ query: input, page: null, failure: null, dismissed: null }),
  on: {
    'wrongQuestions.show': {
      guard: { type: 'isOther', params: ({ event }) => event.query },
      target: '.reading',
      actions: { type: 'turnTo', params: ({ event }) => event.query },
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'filled', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'wrongQuestions.dismiss': {
          target: 'dismissing',
          actions: { type: 'intend', params: ({ event }) => event.question },
        },
        'wrongQuestions.restore': { guard: 'isUndoable', target: 'restoring' },
      },
    },
    /** Nothing on this page: of the first one of all subjects, nothing at all. */
    empty: { on: { 'wrongQuestions.restore': { guard: 'isUndoable', target: 'restoring' } } },
    dismissing: {
      tags: 'busy',
      invoke: {
        src: 'dismiss',
        input: ({ context }) => context.dismissed?.id ?? 0,
        onDone: [
          { guard: { type: 'succeeded', params: ({ event }) => event.output }, target: 'reading' },
          {
            target: 'ready',
            actions: ['forget', { type: 'noteFailure', params: ({ event }) => event.output }],
          },
        ],
        onError: 'defect',
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restore',
        input: ({ context }) => context.dismissed?.id ?? 0,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'reading',
            actions: 'forget',
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'page.retry': 'reading' } },
    defect: { tags: 'failing', on: { 'page.retry': 'reading' } },
  },
})
