import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { AddedPerson, NewPersonForm, NewPersonPlace } from '#domain/people/new-person.ts'
import type { ListedPerson, Managed, PeopleQuery, Person } from '#domain/people/person.ts'
import type {
  AccessChange,
  PersonChange,
  PersonDraftPlace,
  SeenPerson,
} from '#domain/people/person-editor.events.ts'
import type { PersonDraft } from '#domain/people/person-form.ts'
import type { DraftStore } from '../kernel/draft-store.port.ts'

/** What was typed about a person and is not saved yet, in this browser. R-people-11. */
export type PersonDraftStore = DraftStore<PersonDraftPlace, PersonDraft>

/** What was typed of somebody who is not added yet; likewise. */
export type NewPersonDraftStore = DraftStore<NewPersonPlace, NewPersonForm>

/** People in the hands of their administrators; forbidden for everybody else. R-people-1. */
export interface PeoplePort {
  /** What one may administer. */
  managed(signal: AbortSignal): Promise<Result<Managed, Failure>>
  /** The latest first; forbidden for a school that one does not administer. */
  people(query: PeopleQuery, signal: AbortSignal): Promise<Result<Page<ListedPerson>, Failure>>
  /** Missing for who is in none of the schools that one administers. */
  person(id: number, signal: AbortSignal): Promise<Result<Person, Failure>>
  /** A conflict where the person changed since they were seen; forbidden for what is not one's own to change. */
  save(change: PersonChange, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Ends every session and keeps the person from signing in, or lets them again. Conflict and forbidden as for `save`. */
  setAccess(change: AccessChange, signal: AbortSignal): Promise<Result<true, Failure>>
  /** A first password, told this once. Conflict and forbidden as for `save`. */
  resetPassword(person: SeenPerson, signal: AbortSignal): Promise<Result<string, Failure>>
  /** Takes away a second factor whose telephone and recovery codes are lost, and ends every session. Conflict and forbidden as for `save`. */
  removeSecondFactor(person: SeenPerson, signal: AbortSignal): Promise<Result<true, Failure>>
  /** With a first password, told this once; a conflict for a number that has an account. */
  add(person: NewPersonForm, signal: AbortSignal): Promise<Result<AddedPerson, Failure>>
}
