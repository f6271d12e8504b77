import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { DraftSaved, DraftState, UnsentEdits } from '#domain/studio/course-draft.ts'
import type {
  CourseChange,
  CourseVersion,
  DraftAct,
  DraftCard,
  DraftQuery,
  HeardNews,
  WholeDraft,
} from '#domain/studio/course-studio.ts'

/** A course that is begun. */
export interface NewCourse {
  readonly organisationId: number
  readonly name: string
  /** Makes repeated requests idempotent. */
  readonly clientId: string
}

/** The revision that an editor has, and the `key` of the part that is open; '' if none is. */
export interface NewsQuestion {
  readonly id: number
  readonly revision: number
  readonly key: string
}

/** Course drafts: docs/decisions/0317. Fails with `missing` if a draft is gone or the user may not see it. */
export interface CourseDraftPort {
  /** Drafts with the latest change first; the list for review is `forbidden` without the right. */
  drafts(query: DraftQuery, signal: AbortSignal): Promise<Result<Page<DraftCard>, Failure>>
  /** `forbidden` for a school that the user does not belong to; `noRoom` if there are too many drafts. */
  create(course: NewCourse, signal: AbortSignal): Promise<Result<DraftState, Failure>>
  draft(id: number, signal: AbortSignal): Promise<Result<WholeDraft, Failure>>
  /**
   * Idempotent by intent; answers edits that do not apply as conflicts. Fails with `conflict` while in
   * review, `invalid` for edits that make no valid course.
   */
  save(edits: UnsentEdits, signal: AbortSignal): Promise<Result<DraftSaved, Failure>>
  /** Answers the changes of other editors, and tells them that this one is present. */
  news(question: NewsQuestion, signal: AbortSignal): Promise<Result<HeardNews, Failure>>
  /**
   * Review, publishing and withdrawal; `conflict` if the draft is not in the right state or changed since it
   * was read.
   */
  act(id: number, act: DraftAct, signal: AbortSignal): Promise<Result<DraftState, Failure>>
  /** Removes a draft that was never published. */
  remove(id: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** The differences of the draft from its newest published version. */
  compare(id: number, signal: AbortSignal): Promise<Result<readonly CourseChange[], Failure>>
  /** The published versions, newest first. */
  versions(id: number, signal: AbortSignal): Promise<Result<readonly CourseVersion[], Failure>>
}
