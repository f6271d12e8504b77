import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import { isReasonEnough } from '../kernel/reason.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { SeenShare } from '../private-file/own-file.ts'

export interface RemovalRequestInput {
  /** The name of the file. */
  readonly name: string
  readonly share: SeenShare
  /** A stored reason that was not sent; absent if there is none. */
  readonly left?: string
}

export interface RemovalRequestContext extends Pick<RemovalRequestInput, 'name' | 'share'> {
  readonly reason: string
  /** Why the request was not sent; null if nothing prevents it. */
  readonly problem: 'reasonMissing' | Failure | null
}

export type RemovalRequestEvent =
  | { type: 'removalRequest.write'; reason: string }
  | { type: 'removalRequest.send' }

export type RemovalRequestEmitted = { type: 'removalRequest.sent' }

/** A request to a school to take a file down. */
export interface WantedRemoval extends Pick<RemovalRequestInput, 'name' | 'share'> {
  readonly reason: string
}

type Sent = Result<true, Failure>

/**
 * The form in which a teacher asks a school to take a file out of its library; the reason is stored until it
 * has been sent.
 */
export const removalRequestMachine = setup({
  types: {
    input: {} as RemovalRequestInput,
    context: {} as RemovalRequestContext,
    events: {} as RemovalRequestEvent,
    emitted: {} as RemovalRequestEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { send: fromPromise<Sent, WantedRemoval>(unprovided('send')) },
  guards: {
    isReasonGiven: ({ context }) => isReasonEnough(context.reason),
    succeeded: (_, sent: Sent) => sent.ok,
  },
  actions: {
    write: assign((_, reason: string) => ({ reason })),
    complain: assign({ problem: 'reasonMissing' as const }),
    begin: assign({ problem: null }),
    refuse: assign((_, sent: Sent) => ({ problem: sent.ok ? null : sent.failure })),
    saySent: emit({ type: 'removalRequest.sent' as const }),
  },
}).createMachine({
  id: 'removalRequest',
  initial: 'writing',
  context: ({ input: { name, share, left = '' } }) => ({ name, share, reason: left, problem: null }),
  on: { 'removalRequest.write': { actions: { type: 'write', params: ({ event }) => event.reason } } },
  states: {
    writing: {
      on: {
        'removalRequest.send': [
          { guard: 'isReasonGiven', target: 'sending', actions: 'begin' },
          { actions: 'complain' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { name, share, reason } }) => ({ name, share, reason: reason.trim() }),
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'sent',
            actions: 'saySent',
          },
          { target: 'writing', actions: { type: 'refuse', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    sent: {},
    defect: { tags: 'failing', on: { 'removalRequest.send': { target: 'sending', actions: 'begin' } } },
  },
})
