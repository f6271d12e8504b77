import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { isPlaced, type SchoolPlace } from '../school-file/school-place.ts'
import type { ContentTag, ShareChoice, ShareOutcome, ShareWanted } from './share.ts'

export interface ShareFormInput {
  /** Where no choice is known: the school of the page. */
  readonly organisationId: number
  /** What was handed in before and is handed in again; 0 for none: then the last choice of all is filled in. */
  readonly requestId: number
  readonly fileIds: readonly number[]
  /** The schools that the user can share with. */
  readonly schoolIds: readonly number[]
  /** What was filled in before and not sent; absent and null for nothing. */
  readonly left?: LeftShare | null
}

/** A form that was not sent. */
export interface LeftShare {
  readonly fileIds: readonly number[]
  readonly requestId: number
  readonly fields: ShareFields
  readonly place: SchoolPlace
}

/** What is filled in beside the place. */
export interface ShareFields {
  readonly organisationId: number
  /** 0 for none. */
  readonly tagId: number
  readonly note: string
}

/** What the form begins with. */
export interface ShareStart {
  /** Null before the first share of all. */
  readonly choice: ShareChoice | null
  readonly tags: readonly ContentTag[]
}

export interface ShareFormContext extends ShareFormInput {
  readonly start: ShareStart
  readonly fields: ShareFields
  /** It was to be sent without a place: that is said until it has one. */
  readonly tried: boolean
  /** What is being sent. */
  readonly wanted: ShareWanted | null
  readonly failure: Failure | null
  readonly outcome: ShareOutcome | null
}

export type ShareFormEvent =
  | { type: 'share.fill'; change: Partial<ShareFields> }
  /** `place`: as it is chosen now. */
  | { type: 'share.send'; place: SchoolPlace }
  /** The form could not be prepared: once more. */
  | { type: 'share.retry' }

export type ShareFormEmitted = { type: 'share.sent'; outcome: ShareOutcome }

type Prepared = Result<ShareStart, Failure>
type Sent = Result<ShareOutcome, Failure>

/** With what the form begins: handed in once more, to the same school, while one can still share with it. */
const fieldsOf = (
  { requestId, organisationId, schoolIds, left }: ShareFormInput,
  { choice }: ShareStart,
): ShareFields => {
  if (left) return left.fields
  const again = requestId !== 0 && choice !== null && schoolIds.includes(choice.organisationId)
  return {
    organisationId: again ? choice.organisationId : organisationId,
    tagId: choice?.tagId ?? 0,
    note: '',
  }
}

/** Files on their way to a school: prepared with the last choice, filled in, sent; what cannot be shared is named. R-private-file-2. */
export const shareFormMachine = setup({
  types: {
    input: {} as ShareFormInput,
    context: {} as ShareFormContext,
    events: {} as ShareFormEvent,
    emitted: {} as ShareFormEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    prepare: fromPromise<Prepared, ShareFormInput>(unprovided('prepare')),
    send: fromPromise<Sent, ShareWanted | null>(unprovided('send')),
  },
  guards: {
    succeeded: (_, result: Prepared | Sent) => result.ok,
    isPlaced: (_, place: SchoolPlace) => isPlaced(place),
  },
  actions: {
    begin: assign(({ context }, result: Prepared) =>
      result.ok
        ? { start: result.value, fields: fieldsOf(context, result.value), failure: null }
        : { failure: result.failure },
    ),
    fill: assign(({ context }, change: Partial<ShareFields>) => ({
      fields: { ...context.fields, ...change },
    })),
    complain: assign({ tried: true }),
    want: assign(({ context: { fields, fileIds } }, place: SchoolPlace) => ({
      wanted: { ...fields, note: fields.note.trim(), place, fileIds },
      failure: null,
    })),
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
    fields: fieldsOf(input, { choice: null, tags: [] }),
    tried: false,
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
        'share.fill': { actions: { type: 'fill', params: ({ event }) => event.change } },
        'share.send': [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event.place },
            target: 'sending',
            actions: { type: 'want', params: ({ event }) => event.place },
          },
          { actions: 'complain' },
        ],
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
    failed: { tags: 'failing', on: { 'share.retry': 'preparing' } },
    defect: { tags: 'failing', on: { 'share.retry': 'preparing' } },
  },
})
