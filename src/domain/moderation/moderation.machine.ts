import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { type ContentStanding, type TakeDown, takeDownProblemOf } from './content-standing.ts'

export interface ModerationInput {
  readonly contentId: number
  /** Asks for the reason as soon as it is known that it may be taken down, and says why where it may not. */
  readonly asksAtOnce: boolean
  /** A reason that was written and not sent; absent for none. */
  readonly left?: string
}

export interface ModerationContext extends Omit<ModerationInput, 'left'> {
  /** Null until it is known. */
  readonly standing: ContentStanding | null
  /** As written; stays until the content is taken down. */
  readonly reason: string
  /** Why it cannot be sent as it stands; null before the first try, and once it is changed. */
  readonly problem: 'short' | 'long' | null
  readonly failure: Failure | null
}

export type ModerationEvent =
  | { type: 'moderation.ask' }
  | { type: 'moderation.write'; reason: string }
  | { type: 'moderation.takeDown' }
  | { type: 'moderation.close' }
  | { type: 'moderation.restore' }

export type ModerationEmitted =
  | { type: 'moderation.takenDown'; name: string }
  | { type: 'moderation.restored'; name: string }
  | { type: 'moderation.refused'; failure: Failure }

type Read = Result<ContentStanding, Failure>

/**
 * A content where it stands, in the hands of who may take it down: read first, taken down with a reason, offered again. Nothing is
 * shown to who may not. R-moderation-1.
 */
export const moderationMachine = setup({
  types: {
    input: {} as ModerationInput,
    context: {} as ModerationContext,
    events: {} as ModerationEvent,
    emitted: {} as ModerationEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    read: fromPromise<Read, number>(unprovided('read')),
    takeDown: fromPromise<Read, TakeDown>(unprovided('takeDown')),
    restore: fromPromise<Read, number>(unprovided('restore')),
  },
  guards: {
    succeeded: (_, read: Read) => read.ok,
    /** There is something to do with it, or to be told about it. */
    isTold: (_, read: Read) =>
      read.ok && (read.value.canTakeDown || read.value.canRestore || read.value.withdrawal !== null),
    isAskedAtOnce: ({ context }, read: Read) => context.asksAtOnce && read.ok && read.value.canTakeDown,
    isWanted: ({ context }) => context.asksAtOnce,
    canTakeDown: ({ context }) => context.standing?.canTakeDown === true,
    canRestore: ({ context }) => context.standing?.canRestore === true,
    isSound: ({ context }) => takeDownProblemOf(context.reason) === null,
  },
  actions: {
    take: assign((_, read: Read) => (read.ok ? { standing: read.value, failure: null } : {})),
    write: assign((_, reason: string) => ({ reason, problem: null })),
    forgetReason: assign({ reason: '' }),
    forgetFailure: assign({ failure: null, problem: null }),
    fail: assign((_, read: Read) => (read.ok ? {} : { failure: read.failure })),
    sayProblem: assign(({ context }) => ({ problem: takeDownProblemOf(context.reason), failure: null })),
    sayTakenDown: emit(({ context }) => ({
      type: 'moderation.takenDown' as const,
      name: context.standing?.name ?? '',
    })),
    sayRestored: emit(({ context }) => ({
      type: 'moderation.restored' as const,
      name: context.standing?.name ?? '',
    })),
    sayRefused: emit((_, read: Read) => ({
      type: 'moderation.refused' as const,
      failure: read.ok ? { kind: 'forbidden' as const, message: '' } : read.failure,
    })),
  },
}).createMachine({
  id: 'moderation',
  initial: 'reading',
  context: ({ input: { contentId, asksAtOnce, left = '' } }) => ({
    contentId,
    asksAtOnce,
    standing: null,
    reason: left,
    problem: null,
    failure: null,
  }),
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'read',
        input: ({ context }) => context.contentId,
        onDone: [
          {
            guard: { type: 'isAskedAtOnce', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTold', params: ({ event }) => event.output },
            target: 'known',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: 'isWanted',
            target: 'unknown',
            actions: { type: 'sayRefused', params: ({ event }) => event.output },
          },
          { target: 'unknown' },
        ],
        onError: 'defect',
      },
    },
    /** It is not this reader's to take down, or could not be read. */
    unknown: {},
    known: {
      on: {
        'moderation.ask': { guard: 'canTakeDown', target: 'asking' },
        'moderation.restore': { guard: 'canRestore', target: 'restoring' },
      },
    },
    /** The dialog is open. */
    asking: {
      on: {
        'moderation.write': { actions: { type: 'write', params: ({ event }) => event.reason } },
        'moderation.takeDown': [{ guard: 'isSound', target: 'takingDown' }, { actions: 'sayProblem' }],
        'moderation.close': { target: 'known', actions: 'forgetFailure' },
      },
    },
    takingDown: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'takeDown',
        input: ({ context: { contentId, reason } }) => ({ contentId, reason: reason.trim() }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'known',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'forgetReason', 'sayTakenDown'],
          },
          { target: 'asking', actions: { type: 'fail', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    restoring: {
      tags: 'busy',
      invoke: {
        src: 'restore',
        input: ({ context }) => context.contentId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'known',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'sayRestored'],
          },
          { target: 'known', actions: { type: 'sayRefused', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    defect: { tags: 'failing' },
  },
})
