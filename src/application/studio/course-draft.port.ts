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
  /** The same makes one draft. */
  readonly clientId: string
}

/** Since when somebody asks, and where in the course they are; key '' for nowhere. */
export interface NewsQuestion {
  readonly id: number
  readonly revision: number
  readonly key: string
}

/** Course drafts: docs/decisions/0317. A draft that is gone or not theirs is `missing`. */
export interface CourseDraftPort {
  /** The last changed first; forbidden for the review's view without the right. */
  drafts(query: DraftQuery, signal: AbortSignal): Promise<Result<Page<DraftCard>, Failure>>
  /** Forbidden for a school where the user does not belong; no room for too many. */
  create(course: NewCourse, signal: AbortSignal): Promise<Result<DraftState, Failure>>
  draft(id: number, signal: AbortSignal): Promise<Result<WholeDraft, Failure>>
  /** Once for each intent; what does not apply comes back as conflicts. A conflict while it is in review, invalid for what makes no course. */
  save(edits: UnsentEdits, signal: AbortSignal): Promise<Result<DraftSaved, Failure>>
  /** What others did, and that one is there oneself. */
  news(question: NewsQuestion, signal: AbortSignal): Promise<Result<HeardNews, Failure>>
  /** Review, publishing, withdrawal; a conflict where it is not in that state, or changed since. */
  act(id: number, act: DraftAct, signal: AbortSignal): Promise<Result<DraftState, Failure>>
  /** One that was never published. */
  remove(id: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** What the draft says that the newest published version does not. */
  compare(id: number, signal: AbortSignal): Promise<Result<readonly CourseChange[], Failure>>
  /** The newest first. */
  versions(id: number, signal: AbortSignal): Promise<Result<readonly CourseVersion[], Failure>>
}
