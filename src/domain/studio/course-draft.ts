import type { CourseDocument } from './course-document.ts'
import type { Conflicting, CourseEdit } from './course-edit.ts'

export type DraftStatus = 'draft' | 'inReview' | 'returned' | 'published'

/**
 * Whether a draft may be edited at present: not in review, and not while it is published without a new
 * revision.
 */
export const isWrittenIn = ({ status }: { readonly status: DraftStatus }): boolean =>
  status === 'draft' || status === 'returned'

/** What the user may do with a draft now (R-studio-3); the server checks again. */
export interface DraftRights {
  readonly edit: boolean
  readonly submit: boolean
  readonly recall: boolean
  readonly publish: boolean
  readonly return: boolean
  readonly withdraw: boolean
  readonly offer: boolean
  readonly discard: boolean
  readonly delete: boolean
  readonly invite: boolean
}

/** The state of a draft, as in a list and in the draft itself. */
export interface DraftStanding {
  readonly id: number
  readonly status: DraftStatus
  /** Increases with every save. */
  readonly revision: number
  /** The newest published version; 0 if never published. */
  readonly version: number
  /** The published course; 0 for none. */
  readonly contentId: number
  readonly withdrawn: boolean
  /** Why it was returned or withdrawn; '' if no reason was given. */
  readonly reason: string
  /** ISO 8601, '' for none. */
  readonly submittedAt: string
  readonly updatedAt: string
}

export interface DraftState extends DraftStanding {
  readonly rights: DraftRights
}

/** The edits that lead from one revision to the next. */
export interface DraftEntry {
  readonly revision: number
  readonly userId: number
  readonly userName: string
  readonly intentId: string
  readonly edits: readonly CourseEdit[]
}

/** The changes since a revision; `document` replaces the entries if they are too many or no longer stored. */
export interface DraftNews {
  readonly state: DraftState
  readonly entries: readonly DraftEntry[]
  readonly document: CourseDocument | null
}

export interface DraftSaved extends DraftNews {
  readonly conflicts: readonly Conflicting[]
}

/** Edits to be sent; idempotent by `intentId`. */
export interface UnsentEdits {
  readonly userId: number
  readonly draftId: number
  /** The revision that the editor had when the edits were made. */
  readonly revision: number
  readonly intentId: string
  readonly edits: readonly CourseEdit[]
}

/** A course can be removed from the owner's list while no reviewer or learner has seen it. */
export const mayRemove = ({ version, status }: Pick<DraftStanding, 'version' | 'status'>): boolean =>
  version === 0 && status !== 'inReview'

/** A published course that is being changed. */
export const isRevised = ({ version, status }: Pick<DraftStanding, 'version' | 'status'>): boolean =>
  version > 0 && status !== 'published'
