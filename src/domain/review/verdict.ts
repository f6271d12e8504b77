import { isReasonEnough } from '../kernel/reason.ts'
import type { RejectReason } from '../private-file/reject-reason.ts'
import type { SchoolPlace } from '../school-file/school-place.ts'
import type { SeenRequest } from './share-request.ts'

/** What is put right before a file is taken in: its whole place, its tag; null where it stays as it was asked for. */
export interface Correction {
  readonly place: SchoolPlace | null
  readonly tagId: number | null
}

export type Verdict =
  | { readonly kind: 'approve'; readonly correction: Correction }
  | { readonly kind: 'reject'; readonly reason: RejectReason; readonly words: string }
  /** Out of the library; null: for what its owner says. */
  | { readonly kind: 'takeDown'; readonly reason: RejectReason | null; readonly words: string }
  /** It stays, though its owner asks for it to be taken down. */
  | { readonly kind: 'keep'; readonly words: string }

/** What was taken down is not put back by a press; it is shared again. */
export const canBeUndone = ({ kind }: Pick<Verdict, 'kind'>): boolean =>
  kind === 'approve' || kind === 'reject'

/** Several requests, decided alike. */
export interface Decision {
  readonly organisationId: number
  readonly requests: readonly SeenRequest[]
  readonly verdict: Verdict
}

/** What became of each request. */
export interface DecisionReport {
  /** As they are now. */
  readonly done: readonly SeenRequest[]
  readonly failed: readonly FailedDecision[]
}

export interface FailedDecision {
  readonly id: number
  /** In the server's words: 已由 王老师 审核. */
  readonly message: string
}

export const AS_ASKED: Correction = { place: null, tagId: null }

/** Seconds in which a decision can be taken back (R-review-5). */
export const UNDO_SECONDS = 10

/** 其它 says nothing without words; every other reason stands for itself. */
export const isReasonGiven = (reason: RejectReason, words: string): boolean =>
  reason !== 'other' || isReasonEnough(words)
