import { assign, emit, sendTo, setup } from 'xstate'
import { isReasonEnough } from '../kernel/reason.ts'
import type { RejectReason } from '../private-file/reject-reason.ts'
import type { Decider } from './decider.ts'
import type { ShareRequest } from './share-request.ts'
import { isReasonGiven, type Verdict } from './verdict.ts'

/** A verdict that needs a reason. */
export type ReasonedKind = Exclude<Verdict['kind'], 'approve'>

export interface VerdictFormInput {
  /** Receives the verdict on these requests. */
  readonly decider: Decider
  readonly requests: readonly ShareRequest[]
  readonly kind: ReasonedKind
  /** The verdict that failed before; null if there is none. */
  readonly unsent: Verdict | null
  /** The verdict written before an expiry; absent or null if there is none. */
  readonly left?: WrittenVerdict | null
}

export type WrittenVerdict = Pick<VerdictFormContext, 'reason' | 'words'>

export interface VerdictFormContext extends Pick<VerdictFormInput, 'decider' | 'requests'> {
  readonly kind: ReasonedKind
  /** Chosen by the reviewer, never preset; `keep` has none. */
  readonly reason: RejectReason | null
  readonly words: string
  /** Sending was tried, so that missing values are shown. */
  readonly tried: boolean
}

export type VerdictFormEvent =
  | { type: 'verdict.choose'; reason: RejectReason }
  | { type: 'verdict.write'; words: string }
  | { type: 'verdict.submit' }

/** The verdict was handed to the decider; the form can close. */
export type VerdictFormEmitted = { type: 'verdict.given' }

/** The missing value; null if the form is complete. */
export const missingIn = ({
  kind,
  reason,
  words,
}: Pick<VerdictFormContext, 'kind' | 'reason' | 'words'>): 'reason' | 'words' | null => {
  if (kind === 'keep') return isReasonEnough(words) ? null : 'words'
  if (reason === null) return 'reason'
  return isReasonGiven(reason, words) ? null : 'words'
}

const verdictOf = (context: VerdictFormContext): Verdict => {
  const { kind, reason } = context
  const words = context.words.trim()
  if (kind === 'keep') return { kind, words }
  if (reason === null) throw new Error('a verdict has a reason')
  return { kind, reason, words }
}

const begun = ({ decider, requests, kind, unsent, left }: VerdictFormInput): VerdictFormContext => {
  const known = unsent !== null && unsent.kind !== 'approve' && unsent.kind === kind ? unsent : null
  return {
    decider,
    requests,
    kind,
    reason: known !== null && known.kind !== 'keep' ? known.reason : (left?.reason ?? null),
    words: known?.words ?? left?.words ?? '',
    tried: false,
  }
}

/**
 * The form for the reason of a rejection, of a take-down, or of declining the owner's request for one.
 * R-review-3.
 */
export const verdictFormMachine = setup({
  types: {
    input: {} as VerdictFormInput,
    context: {} as VerdictFormContext,
    events: {} as VerdictFormEvent,
    emitted: {} as VerdictFormEmitted,
  },
  guards: { isComplete: ({ context }) => missingIn(context) === null },
  actions: {
    choose: assign((_, reason: RejectReason) => ({ reason })),
    write: assign((_, words: string) => ({ words })),
    complain: assign({ tried: true }),
    give: sendTo(
      ({ context }) => context.decider,
      ({ context }) => ({
        type: 'review.decide' as const,
        work: { requests: context.requests, verdict: verdictOf(context) },
      }),
    ),
    sayGiven: emit({ type: 'verdict.given' }),
  },
}).createMachine({
  id: 'verdictForm',
  initial: 'filling',
  context: ({ input }) => begun(input),
  states: {
    filling: {
      on: {
        'verdict.choose': { actions: { type: 'choose', params: ({ event }) => event.reason } },
        'verdict.write': { actions: { type: 'write', params: ({ event }) => event.words } },
        'verdict.submit': [
          { guard: 'isComplete', target: 'given', actions: ['give', 'sayGiven'] },
          { actions: 'complain' },
        ],
      },
    },
    /** The verdict was handed over; further clicks are ignored. */
    given: {},
  },
})
