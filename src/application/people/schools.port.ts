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

/** Schools of those who administer people; forbidden for everybody else. R-people-8. */
export interface SchoolsPort {
  /** By name. */
  schools(query: SchoolsQuery, signal: AbortSignal): Promise<Result<SchoolList, Failure>>
  /** A conflict for a name that there is; forbidden without the platform's right. */
  add(name: string, signal: AbortSignal): Promise<Result<true, Failure>>
  /** A conflict for a name that there is, and where it was renamed since it was seen. */
  rename(change: SchoolRename, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Forbidden without the platform's right. */
  setClosed(change: SchoolClosing, signal: AbortSignal): Promise<Result<true, Failure>>
  /** A conflict where it is another by now; forbidden without the platform's right. */
  setQuota(change: SchoolQuota, signal: AbortSignal): Promise<Result<true, Failure>>
  /** What would move; invalid for one and the same school or into a closed one, forbidden without the platform's right. */
  weigh(merge: SchoolMerge, signal: AbortSignal): Promise<Result<SchoolMoves, Failure>>
  /** As `weigh`; from then on the one is a part of the other. */
  merge(merge: SchoolMerge, signal: AbortSignal): Promise<Result<true, Failure>>
}
