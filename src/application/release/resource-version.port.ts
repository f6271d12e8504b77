import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type {
  EditedResource,
  ResourceRevision,
  ResourceVersion,
  VersionQuery,
  VersionToReview,
} from '#domain/release/resource-version.ts'

/** Whether what was made waits for a review or is seen at once. */
export type RevisionOutcome = 'waits' | 'seen'

/** Published resources that are edited, and the review of their new versions. */
export interface ResourceVersionPort {
  /** A resource with its versions; missing for what is another's. */
  resource(id: number, signal: AbortSignal): Promise<Result<EditedResource, Failure>>
  /** A conflict where a version waits, it changed since it was seen, or it was withdrawn. */
  revise(revision: ResourceRevision, signal: AbortSignal): Promise<Result<RevisionOutcome, Failure>>
  /** A new version like an earlier one. */
  restore(wanted: RestoredVersion, signal: AbortSignal): Promise<Result<RevisionOutcome, Failure>>
  /** Takes a version that waits back; a conflict where it was decided meanwhile. */
  takeBack(versionId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Versions that wait, the longest first; forbidden without the right to review. */
  waiting(query: VersionQuery, signal: AbortSignal): Promise<Result<Page<VersionToReview>, Failure>>
  /** A conflict where it was decided or taken back since it was seen. */
  approve(version: SeenVersion, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Returns it, for a reason of at least four characters. */
  sendBack(version: SeenVersion, reason: string, signal: AbortSignal): Promise<Result<true, Failure>>
}

export type SeenVersion = Pick<ResourceVersion, 'id' | 'rowVersion'>

/** An older version that a resource shall be again. */
export interface RestoredVersion {
  readonly id: number
  /** The version that was seen. */
  readonly number: number
  readonly versionId: number
}
