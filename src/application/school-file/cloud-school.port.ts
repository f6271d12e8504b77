import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { CloudSchoolInput } from '#domain/school-file/cloud-school.machine.ts'
import type { CloudListPage, CloudListQuery, CloudSchool } from '#domain/school-file/cloud-school.ts'

type Answer<T> = Promise<Result<T, Failure>>

/** The cloud school of a school, for its members; `forbidden` for everybody else. R-cloud-school-1. */
export interface CloudSchoolPort {
  /** The page of a menu entry; `missing` if none of the user's menus has the code. */
  school(asked: CloudSchoolInput, signal: AbortSignal): Answer<CloudSchool>
  list(query: CloudListQuery, signal: AbortSignal): Answer<CloudListPage>
}
