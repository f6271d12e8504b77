import { isReasonEnough } from '../kernel/reason.ts'
import type { RejectReason } from '../private-file/reject-reason.ts'
import type { SchoolPlace } from '../school-file/school-place.ts'
import type { SeenRequest } from './share-request.ts'

/** A correction of a request on approval: its whole place, its tag; null leaves the requested value. */
export interface Correction {
  readonly place: SchoolPlace | null
  readonly tagId: number | null
}

export type Verdict =
  | { readonly kind: 'approve'; readonly correction: Correction }
  | { readonly kind: 'reject'; readonly reason: RejectReason; readonly words: string }
  /** Takes the file out of the library; `reason` is null if its owner asked for it. */
  | { readonly kind: 'takeDown'; readonly reason: RejectReason | null; readonly words: string }
  /** Declines the owner's request to take it down. */
  | { readonly kind: 'keep'; readonly words: string }

/** Whether a verdict can be undone; a file that was taken down must be shared again instead. */
export const canBeUndone = ({ kind }: Pick<Verdict, 'kind'>): boolean =>
  kind === 'approve' || kind === 'reject'

/** The same verdict for several requests. */
export interface Decision {
  readonly organisationId: number
  readonly requests: readonly SeenRequest[]
  readonly verdict: Verdict
}

/** The outcome for each request. */
export interface DecisionReport {
  /** The decided requests with their new versions. */
  readonly done: readonly SeenRequest[]
  readonly failed: readonly FailedDecision[]
}

export interface FailedDecision {
  readonly id: number
  /** The server's message, such as 已由 王老师 审核. */
  readonly message: string
}

export const AS_ASKED: Correction = { place: null, tagId: null }

/** Seconds within which a decision can be undone (R-review-5). */
export const UNDO_SECONDS = 10

/** Whether a reason is complete: 其它 needs an explanation, all others do not. */
export const isReasonGiven = (reason: RejectReason, words: string): boolean =>
  reason !== 'other' || isReasonEnough(words)
