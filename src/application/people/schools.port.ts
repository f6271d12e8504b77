import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type {
  SchoolClosing,
  SchoolList,
  SchoolMerge,
  SchoolMoves,
  SchoolQuota,
  SchoolRename,
  SchoolsQuery,
} from '#domain/people/school.ts'

/** Schools, for administrators of people; `forbidden` for everybody else. R-people-8. */
export interface SchoolsPort {
  /** One page of schools, by name. */
  schools(query: SchoolsQuery, signal: AbortSignal): Promise<Result<SchoolList, Failure>>
  /** `conflict` if the name is taken; `forbidden` for anybody but administrators of the platform. */
  add(name: string, signal: AbortSignal): Promise<Result<true, Failure>>
  /** `conflict` if the name is taken or the school was renamed since it was read. */
  rename(change: SchoolRename, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Closes or reopens a school; `forbidden` for anybody but administrators of the platform. */
  setClosed(change: SchoolClosing, signal: AbortSignal): Promise<Result<true, Failure>>
  /**
   * `conflict` if the quota changed since it was read; `forbidden` for anybody but administrators of the
   * platform.
   */
  setQuota(change: SchoolQuota, signal: AbortSignal): Promise<Result<true, Failure>>
  /**
   * Previews a merge. `invalid` into the same or a closed school; `forbidden` for anybody but administrators
   * of the platform.
   */
  weigh(merge: SchoolMerge, signal: AbortSignal): Promise<Result<SchoolMoves, Failure>>
  /** Merges one school into another. Fails as `weigh`. */
  merge(merge: SchoolMerge, signal: AbortSignal): Promise<Result<true, Failure>>
}
