import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { COMMENT_UNDO_SECONDS, type CommentState } from './comment.ts'

/** What the server says of a deletion. */
export interface Removed {
  /** It has replies, and keeps its place without its words. */
  readonly staysListed: boolean
}

export interface CommentRemovalContext {
  readonly id: number
  readonly staysListed: boolean
  /** Why it was not deleted, or not taken back. */
  readonly failure: Failure | null
}

export type CommentRemovalEvent = { type: 'removal.remove' } | { type: 'removal.undo' }

export type CommentRemovalEmitted =
  | { type: 'comment.marked'; id: number; state: CommentState }
  | { type: 'comment.dropped'; id: number }

type Deleted = Result<Removed, Failure>
type Restored = Result<true, Failure>

/** One's own comment is deleted, and can be taken back for some seconds. R-comment-3. */
export const commentRemovalMachine = setup({
  types: {
    input: {} as { readonly id: number },
    context: {} as CommentRemovalContext,
    events: {} as CommentRemovalEvent,
    emitted: {} as CommentRemovalEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    remove: fromPromise<Deleted, number>(unprovided('remove')),
    restore: fromPromise<Restored, number>(unprovided('restore')),
  },
  delays: { undoWindow: COMMENT_UNDO_SECONDS * 1000 },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    staysListed: ({ context }) => context.staysListed,
  },
  actions: {
    forgetFailure: assign({ failure: null }),
    noteFailure: assign((_, result: Result<unknown, Failure>) =>
      result.ok ? {} : { failure: result.failure },
    ),
    take: assign((_, deleted: Deleted) => (deleted.ok ? { staysListed: deleted.value.staysListed } : {})),
    mark: emit(({ context: { id } }, state: CommentState) => ({
      type: 'comment.marked' as const,
      id,
      state,
    })),
    drop: emit(({ context: { id } }) => ({ type: 'comment.dropped' as const, id })),
  },
}).createMachine({
  id: 'commentRemoval',
  initial: 'standing',
  context: ({ input: { id } }) => ({ id, staysListed: false, failure: null }),
  states: {
    standing: { on: { 'removal.remove': 'removing' } },
    removing: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'remove',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'undoable',
            actions: [
              { type: 'take', params: ({ event }) => event.output },
              { type: 'mark', params: 'deleted' },
            ],
          },
          { target: 'standing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    undoable: {
      after: { undoWindow: 'gone' },
      on: { 'removal.undo': 'restoring' },
    },
    restoring: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'restore',
        input: ({ context }) => context.id,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'standing',
            actions: { type: 'mark', params: 'shown' },
          },
          { target: 'kept', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'kept',
      },
    },
    /** It could not be taken back: why is read, and it may be tried once more. */
    kept: { on: { 'removal.undo': 'restoring', 'removal.remove': 'gone' } },
    gone: {
      always: [
        { guard: 'staysListed', target: 'over' },
        { target: 'over', actions: 'drop' },
      ],
    },
    over: {},
    /** A bug. */
    defect: { tags: 'failing', on: { 'removal.remove': 'removing' } },
  },
})
