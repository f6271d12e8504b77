import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { isUnheard } from '../kernel/retry.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { leftOf } from './console-kept.ts'
import {
  type ConsoleAct,
  type ConsoleIntent,
  isSameAct,
  type LiveConsole,
  type LiveConsoleContext,
  type LiveConsoleEmitted,
  type LiveConsoleEvent,
  type LiveConsoleInput,
} from './live-console.ts'
import { POLL_MS } from './polling.ts'

/** How long the reason of a refused act is shown. */
const REFUSAL_MS = 10_000

type Answered = Result<LiveConsole, Failure>

const actOf = ({ event }: { event: Extract<LiveConsoleEvent, { type: 'liveConsole.act' }> }): ConsoleAct =>
  event.act

const chosenOf = ({ event }: { event: Extract<LiveConsoleEvent, { type: 'liveConsole.openFor' }> }) => event

/** Queues an act while another one is being sent. */
const LATER = {
  guard: { type: 'isOther', params: actOf },
  actions: [{ type: 'append', params: actOf }, 'sayLeft'],
} as const

/**
 * The teacher's console of a running lesson. Acts on questions are queued and sent one after another; each
 * answer carries the whole console, so that two consoles of one lesson agree. An unacknowledged act is
 * repeated unchanged until it is done or refused, even by a page opened after a reload or an expiry.
 * R-live-10.
 */
export const liveConsoleMachine = setup({
  types: {
    input: {} as LiveConsoleInput,
    context: {} as LiveConsoleContext,
    events: {} as LiveConsoleEvent,
    emitted: {} as LiveConsoleEmitted,
  },
  actors: {
    look: fromPromise<Answered, number>(unprovided('look')),
    perform: fromPromise<Answered, ConsoleIntent>(unprovided('perform')),
  },
  delays: { nextLook: POLL_MS, resend: POLL_MS, refusalEnds: REFUSAL_MS },
  guards: {
    isLost: (_, told: Answered) => !told.ok && isUnheard(told.failure),
    isExpired: (_, told: Answered) => !told.ok && told.failure.kind === 'expired',
    isDone: (_, told: Answered) => told.ok,
    hasLeft: ({ context: { intent } }) => intent !== null,
    isFollowed: ({ context: { next } }, told: Answered) => told.ok && next.length > 0,
    isOther: ({ context: { intent, next } }, act: ConsoleAct) =>
      ![...(intent ? [intent.act] : []), ...next].some((known) => isSameAct(known, act)),
  },
  actions: {
    take: assign((_, told: Answered) =>
      told.ok ? { console: told.value, failure: null } : { failure: told.failure },
    ),
    intend: assign(({ context: { sectionId, makeId } }, act: ConsoleAct) => ({
      intent: { sectionId, id: makeId(), act },
      dropped: 0,
      failure: null,
    })),
    settle: assign({ intent: null }),
    append: assign(({ context: { next } }, act: ConsoleAct) => ({ next: [...next, act] })),
    intendNext: assign(
      ({
        context: {
          sectionId,
          makeId,
          next: [first, ...rest],
        },
      }) => ({
        intent: first === undefined ? null : { sectionId, id: makeId(), act: first },
        next: rest,
      }),
    ),
    giveUpNext: assign(({ context: { next } }) => ({ next: [], dropped: next.length })),
    choose: assign(
      (
        { context: { chosen } },
        { roundId, seconds }: Extract<LiveConsoleEvent, { type: 'liveConsole.openFor' }>,
      ) => (roundId === null ? { seconds } : { chosen: { ...chosen, [roundId]: seconds } }),
    ),
    sayLeft: emit(({ context: { intent, next, seconds, chosen, now } }) => ({
      type: 'liveConsole.left' as const,
      kept: { intent, next, seconds, chosen, at: now() },
    })),
    sayActed: emit(({ context: { intent } }) => ({
      type: 'liveConsole.acted' as const,
      act: intent?.act ?? { kind: 'close' as const, roundId: 0 },
    })),
  },
}).createMachine({
  id: 'liveConsole',
  initial: 'opening',
  context: ({ input: { sectionId, makeId, kept, now } }) => ({
    sectionId,
    makeId,
    now,
    ...leftOf(kept, sectionId, now()),
    console: null,
    dropped: 0,
    failure: null,
  }),
  on: { 'liveConsole.openFor': { actions: [{ type: 'choose', params: chosenOf }, 'sayLeft'] } },
  states: {
    opening: { always: [{ guard: 'hasLeft', target: 'acting' }, { target: 'looking' }] },
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => context.sectionId,
        onDone: { target: 'waiting', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: 'defect',
      },
      on: {
        'liveConsole.act': {
          target: 'acting',
          actions: [{ type: 'intend', params: actOf }, 'sayLeft'],
        },
      },
    },
    waiting: {
      after: { nextLook: 'looking' },
      on: {
        'liveConsole.retry': 'looking',
        'liveConsole.act': {
          target: 'acting',
          actions: [{ type: 'intend', params: actOf }, 'sayLeft'],
        },
      },
    },
    acting: {
      invoke: {
        src: 'perform',
        input: ({ context: { intent } }) => intent as ConsoleIntent,
        onDone: [
          {
            guard: { type: 'isFollowed', params: ({ event }) => event.output },
            target: 'acting',
            reenter: true,
            actions: [
              { type: 'take', params: ({ event }) => event.output },
              'sayActed',
              'intendNext',
              'sayLeft',
            ],
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'waiting',
            actions: [{ type: 'take', params: ({ event }) => event.output }, 'sayActed', 'settle', 'sayLeft'],
          },
          {
            guard: { type: 'isLost', params: ({ event }) => event.output },
            target: 'lost',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'expired',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          {
            target: 'refused',
            actions: [
              { type: 'take', params: ({ event }) => event.output },
              'settle',
              'giveUpNext',
              'sayLeft',
            ],
          },
        ],
        onError: 'defect',
      },
      on: { 'liveConsole.act': LATER },
    },
    /** The act was not acknowledged; it is repeated unchanged. */
    lost: {
      tags: 'waiting',
      after: { resend: 'acting' },
      on: { 'liveConsole.retry': 'acting', 'liveConsole.act': LATER },
    },
    /** The session has expired; the console opened after the next sign-in sends the stored act. */
    expired: { tags: 'waiting', on: { 'liveConsole.retry': 'acting', 'liveConsole.act': LATER } },
    refused: {
      tags: 'failing',
      after: { refusalEnds: 'looking' },
      on: {
        'liveConsole.retry': 'looking',
        'liveConsole.act': {
          target: 'acting',
          actions: [{ type: 'intend', params: actOf }, 'sayLeft'],
        },
      },
    },
    defect: { tags: 'failing', on: { 'liveConsole.retry': 'looking' } },
  },
})
