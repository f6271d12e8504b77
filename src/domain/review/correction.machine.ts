import { assign, emit, fromPromise, sendTo, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import type { ContentTag } from '../private-file/share.ts'
import { isPlaced, PLACE_LEVELS, type SchoolPlace } from '../school-file/school-place.ts'
import type { Decider } from './decider.ts'
import type { ShareRequest } from './share-request.ts'
import type { Verdict } from './verdict.ts'

export interface CorrectionInput {
  readonly organisationId: number
  /** Receives the decision. */
  readonly decider: Decider
  /** The request as submitted. */
  readonly asked: ShareRequest
  /** The tag chosen before an interruption and not sent. */
  readonly left?: number | undefined
}

export interface CorrectionContext extends Omit<CorrectionInput, 'left'> {
  readonly tags: readonly ContentTag[]
  readonly tagId: number
  /** Sending was tried without a place, so that the fault is shown until there is one. */
  readonly tried: boolean
  /** Why the tags could not be read; null if they could. */
  readonly failure: Failure | null
}

export type CorrectionEvent =
  | { type: 'correction.retry' }
  | { type: 'correction.mark'; tagId: number }
  /** `place`: the place chosen beside this form. */
  | { type: 'correction.submit'; place: SchoolPlace }

/** The decision was handed to the decider; the form can close. */
export type CorrectionEmitted = { type: 'correction.given' }

type Read = Result<readonly ContentTag[], Failure>

/** The verdict with corrections; untouched values stay as requested. */
const verdictOf = ({ asked, tagId }: CorrectionContext, place: SchoolPlace): Verdict => {
  const isSame = PLACE_LEVELS.every((level) => place[level] === asked.place[level])
  return {
    kind: 'approve',
    correction: { place: isSame ? null : place, tagId: tagId === asked.tagId ? null : tagId },
  }
}

/** The form to correct a request before approving it: the tag is chosen here, the place beside it. */
export const correctionMachine = setup({
  types: {
    input: {} as CorrectionInput,
    context: {} as CorrectionContext,
    events: {} as CorrectionEvent,
    emitted: {} as CorrectionEmitted,
    tags: {} as 'busy' | 'failing',
  },
  actors: { loadTags: fromPromise<Read, number>(unprovided('loadTags')) },
  guards: {
    succeeded: (_, read: Read) => read.ok,
    isPlaced: (_, place: SchoolPlace) => isPlaced(place),
  },
  actions: {
    take: assign((_, read: Read) =>
      read.ok ? { tags: read.value, failure: null } : { failure: read.failure },
    ),
    mark: assign((_, tagId: number) => ({ tagId })),
    complain: assign({ tried: true }),
    give: sendTo(
      ({ context }) => context.decider,
      ({ context }, place: SchoolPlace) => ({
        type: 'review.decide' as const,
        work: { requests: [context.asked], verdict: verdictOf(context, place) },
      }),
    ),
    sayGiven: emit({ type: 'correction.given' }),
  },
}).createMachine({
  id: 'correction',
  initial: 'loading',
  context: ({ input: { organisationId, decider, asked, left } }) => ({
    organisationId,
    decider,
    asked,
    tags: [],
    tagId: left ?? asked.tagId,
    tried: false,
    failure: null,
  }),
  on: {
    'correction.mark': { actions: { type: 'mark', params: ({ event }) => event.tagId } },
    'correction.submit': [
      {
        guard: { type: 'isPlaced', params: ({ event }) => event.place },
        actions: [{ type: 'give', params: ({ event }) => event.place }, 'sayGiven'],
      },
      { actions: 'complain' },
    ],
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadTags',
        input: ({ context }) => context.organisationId,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {},
    failed: { tags: 'failing', on: { 'correction.retry': 'loading' } },
    defect: { tags: 'failing', on: { 'correction.retry': 'loading' } },
  },
})
