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

/** Whether a new version waits for a review or is visible at once. */
export type RevisionOutcome = 'waits' | 'seen'

/** Editing published resources, and reviewing their new versions. */
export interface ResourceVersionPort {
  /** A resource with its versions; `missing` for another user's. */
  resource(id: number, signal: AbortSignal): Promise<Result<EditedResource, Failure>>
  /**
   * Creates a version. `conflict` if one is waiting already, or the resource changed since it was read or was
   * withdrawn.
   */
  revise(revision: ResourceRevision, signal: AbortSignal): Promise<Result<RevisionOutcome, Failure>>
  /** Creates a version from an earlier one. Fails as `revise`. */
  restore(wanted: RestoredVersion, signal: AbortSignal): Promise<Result<RevisionOutcome, Failure>>
  /** Takes a waiting version back; `conflict` if it was decided meanwhile. */
  takeBack(versionId: number, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Waiting versions, oldest first; `forbidden` without the right to review. */
  waiting(query: VersionQuery, signal: AbortSignal): Promise<Result<Page<VersionToReview>, Failure>>
  /** `conflict` if the version was decided or taken back since it was read. */
  approve(version: SeenVersion, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Returns a version, with a reason of at least four characters. Fails as `approve`. */
  sendBack(version: SeenVersion, reason: string, signal: AbortSignal): Promise<Result<true, Failure>>
}

export type SeenVersion = Pick<ResourceVersion, 'id' | 'rowVersion'>

/** The request to make an older version the current one again. */
export interface RestoredVersion {
  readonly id: number
  /** The number of the current version as the user saw it. */
  readonly number: number
  readonly versionId: number
}
