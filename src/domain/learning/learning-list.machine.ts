import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { LearningEntry } from './learning-entry.ts'
import type { LearningQuestion, Removal } from './learning-question.ts'

export interface LearningListContext {
  readonly question: LearningQuestion
  /** What is shown; stays while something newer is on its way. */
  readonly page: Page<LearningEntry> | null
  /** Why the list could not be read, or a line not be removed or put back. */
  readonly failure: Failure | null
  readonly removal: Removal | null
  /** What was removed last and can be put back. */
  readonly undoable: LearningEntry | null
}

export type LearningListEvent =
  /** What the address says now. */
  | { type: 'learningList.show'; question: LearningQuestion }
  | { type: 'learningList.retry' }
  | { type: 'learningList.remove'; removal: Removal }
  | { type: 'learningList.restore'; entry: LearningEntry }

type Read = Result<Page<LearningEntry>, Failure>
type Done = Result<true, Failure>

const sameQuestion = (one: LearningQuestion, other: LearningQuestion): boolean =>
  one.list === other.list && one.filter === other.filter && one.page === other.page

/** Only one line of the browsing history is put back as it was. */
const undoableOf = (removal: Removal | null): LearningEntry | null =>
  removal?.kind === 'one' && removal.list === 'browsing' ? removal.entry : null

/** A page of what a user learned, browsed or takes part in; lines can be removed and the last one put back. */
export const learningListMachine = setup({
  types: {
    input: {} as { readonly question: LearningQuestion },
    context: {} as LearningListContext,
    events: {} as LearningListEvent,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    read: fromPromise<Read, LearningQuestion>(unprovided('read')),
    remove: fromPromise<Done, Removal>(unprovided('remove')),
    restore: fromPromise<Done, LearningEntry>(unprovided('restore')),
  },
  guards: {
    isOther: ({ context }, question: LearningQuestion) => !sameQuestion(question, context.question),
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    isEmpty: (_, read: Read) => read.ok && read.value.total === 0,
    isUnread: ({ context }) => context.page === null,
  },
  actions: {
    turnTo: assign(({ context }, question: LearningQuestion) => ({
      question,
      failure: null,
      undoable: null,
      // Another list has nothing to do with this one; another page of it stands until the new one is here.
      page: question.list === context.question.list ? context.page : null,
    })),
    take: assign((_, read: Read) =>
      read.ok ? { page: read.value, failure: null } : { failure: read.failure },
    ),
    intend: assign((_, removal: Removal) => ({ removal, undoable: null, failure: null })),
    settleRemoval: assign(({ context }) => ({ undoable: undoableOf(context.removal), removal: null })),
    dropRemoval: assign({ removal: null }),
    noteFailure: assign((_, done: Done) => ({ failure: done.ok ? null : done.failure })),
    dropUndo: assign({ undoable: null }),
  },
}).createMachine({
  id: 'learningList',
  initial: 'reading',
  context: ({ input }) => ({ ...input, page: null, failure: null, removal: null, undoable: null }),
  on: {
    'learningList.show': {
      guard: { type: 'isOther', params: ({ event }) => event.question },
      target: '.reading',
      reenter: true,
      actions: { type: 'turnTo', params: ({ event }) => event.question },
    },
  },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.question,
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isUnread', target: 'loading' }, { target: 'refetching' }] },
        /** Nothing to see yet. */
        loading: {},
        /** What was there stays until there is something newer. */
        refetching: {},
      },
    },
    ready: {
      on: {
        'learningList.remove': {
          target: 'removing',
          actions: { type: 'intend', params: ({ event }) => event.removal },
        },
        'learningList.restore': 'restoring',
      },
    },
    empty: { on: { 'learningList.restore': 'restoring' } },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'remove',
        input: ({ event }) => {
          assertEvent(event, 'learningList.remove')
          return event.removal
        },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'reading',
            actions: 'settleRemoval',
          },
          {
            target: 'ready',
            actions: ['dropRemoval', { type: 'noteFailure', params: ({ event }) => event.output }],
          },
        ],
        onError: 'defect',
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restore',
        input: ({ event }) => {
          assertEvent(event, 'learningList.restore')
          return event.entry
        },
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'reading',
            actions: 'dropUndo',
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'learningList.retry': 'reading' } },
    defect: { tags: 'failing', on: { 'learningList.retry': 'reading' } },
  },
})
