import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { ContentTag, ShareChoice, ShareOutcome, ShareWanted } from './share.ts'

export interface ShareFormInput {
  /** Where no choice is known: the school of the page. */
  readonly organisationId: number
  /** What was handed in before and is handed in again; 0 for none: then the last choice of all is filled in. */
  readonly requestId: number
  readonly fileIds: readonly number[]
}

/** What the form begins with. */
export interface ShareStart {
  /** Null before the first share of all. */
  readonly choice: ShareChoice | null
  readonly tags: readonly ContentTag[]
}

export interface ShareFormContext extends ShareFormInput {
  readonly start: ShareStart
  /** What is being sent. */
  readonly wanted: ShareWanted | null
  readonly failure: Failure | null
  readonly outcome: ShareOutcome | null
}

export type ShareFormEvent =
  | { type: 'share.send'; wanted: ShareWanted }
  /** The form could not be prepared: once more. */
  | { type: 'share.retry' }

export type ShareFormEmitted = { type: 'share.sent'; outcome: ShareOutcome }

type Prepared = Result<ShareStart, Failure>
type Sent = Result<ShareOutcome, Failure>

/** Files on their way to a school: prepared with the last choice, filled in, sent; what cannot be shared is named. */
export const shareFormMachine = setup({
  types: {
    input: {} as ShareFormInput,
    context: {} as ShareFormContext,
    events: {} as ShareFormEvent,
    emitted: {} as ShareFormEmitted,
    tags: {} as 'busy',
  },
  actors: {
    prepare: fromPromise<Prepared, ShareFormInput>(unprovided('prepare')),
    send: fromPromise<Sent, ShareWanted | null>(unprovided('send')),
  },
  guards: {
    succeeded: (_, result: Prepared | Sent) => result.ok,
  },
  actions: {
    begin: assign((_, result: Prepared) =>
      result.ok ? { start: result.value, failure: null } : { failure: result.failure },
    ),
    want: assign((_, wanted: ShareWanted) => ({ wanted, failure: null })),
    take: assign((_, result: Sent) =>
      result.ok ? { outcome: result.value, failure: null } : { failure: result.failure },
    ),
    say: emit((_, result: Sent) => ({
      type: 'share.sent' as const,
      outcome: result.ok ? result.value : { sharedIds: [], failed: [] },
    })),
  },
}).createMachine({
  id: 'shareForm',
  initial: 'preparing',
  context: ({ input }) => ({
    ...input,
    start: { choice: null, tags: [] },
    wanted: null,
    failure: null,
    outcome: null,
  }),
  states: {
    preparing: {
      tags: 'busy',
      invoke: {
        src: 'prepare',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'begin', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'begin', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    editing: {
      on: {
        'share.send': { target: 'sending', actions: { type: 'want', params: ({ event }) => event.wanted } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'sent',
            actions: [
              { type: 'take', params: ({ event }) => event.output },
              { type: 'say', params: ({ event }) => event.output },
            ],
          },
          { target: 'editing', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    /** What failed stands in the outcome. */
    sent: {},
    failed: { on: { 'share.retry': 'preparing' } },
    defect: { on: { 'share.retry': 'preparing' } },
  },
})
