import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { CloudSchoolInput } from '#domain/school-file/cloud-school.machine.ts'
import type { CloudListPage, CloudListQuery, CloudSchool } from '#domain/school-file/cloud-school.ts'

type Answer<T> = Promise<Result<T, Failure>>

/** The cloud space of a school for its members; any other school is `forbidden`. R-cloud-school-1. */
export interface CloudSchoolPort {
  /** What a menu item shows; a code that is in none of the user's menus is rejected as `missing`. */
  school(asked: CloudSchoolInput, signal: AbortSignal): Answer<CloudSchool>
  list(query: CloudListQuery, signal: AbortSignal): Answer<CloudListPage>
}
