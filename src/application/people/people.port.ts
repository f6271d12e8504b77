import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { ListedPerson, Managed, PeopleQuery } from '#domain/people/person.ts'

/** People in the hands of their administrators; forbidden for everybody else. R-people-1. */
export interface PeoplePort {
  /** What one may administer. */
  managed(signal: AbortSignal): Promise<Result<Managed, Failure>>
  /** The latest first; forbidden for a school that one does not administer. */
  people(query: PeopleQuery, signal: AbortSignal): Promise<Result<Page<ListedPerson>, Failure>>
}
