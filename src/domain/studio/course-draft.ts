import type { CourseDocument } from './course-document.ts'
import type { Conflicting, CourseEdit } from './course-edit.ts'

export type DraftStatus = 'draft' | 'inReview' | 'returned' | 'published'

/** Whether who has a draft open may be writing: nobody does in review, nor in what is published until it is changed again. */
export const isWrittenIn = ({ status }: { readonly status: DraftStatus }): boolean =>
  status === 'draft' || status === 'returned'

/** What one may do with a draft now (R-studio-3); the server decides again. */
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

/** What a draft and its line in a list tell of where it stands. */
export interface DraftStanding {
  readonly id: number
  readonly status: DraftStatus
  /** Grows with every save. */
  readonly revision: number
  /** The newest published version; 0 for none. */
  readonly version: number
  /** The published course; 0 for none. */
  readonly contentId: number
  readonly withdrawn: boolean
  /** Why it was returned or withdrawn; '' for none. */
  readonly reason: string
  /** ISO 8601, '' for none. */
  readonly submittedAt: string
  readonly updatedAt: string
}

export interface DraftState extends DraftStanding {
  readonly rights: DraftRights
}

/** The edits that made one revision of the one before it. */
export interface DraftEntry {
  readonly revision: number
  readonly userId: number
  readonly userName: string
  readonly intentId: string
  readonly edits: readonly CourseEdit[]
}

/** What happened since a revision; `document` stands for entries that are too many or forgotten. */
export interface DraftNews {
  readonly state: DraftState
  readonly entries: readonly DraftEntry[]
  readonly document: CourseDocument | null
}

export interface DraftSaved extends DraftNews {
  readonly conflicts: readonly Conflicting[]
}

/** Edits on their way to the server; the same intent is applied once. */
export interface UnsentEdits {
  readonly userId: number
  readonly draftId: number
  /** What the editor knew when they were made. */
  readonly revision: number
  readonly intentId: string
  readonly edits: readonly CourseEdit[]
}

/** A line of one's own courses can be removed there while nobody has seen the course, neither a reviewer nor a learner. */
export const mayRemove = ({ version, status }: Pick<DraftStanding, 'version' | 'status'>): boolean =>
  version === 0 && status !== 'inReview'

/** A published course that is being changed. */
export const isRevised = ({ version, status }: Pick<DraftStanding, 'version' | 'status'>): boolean =>
  version > 0 && status !== 'published'
