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

/** Changes of people as typed in this browser and not saved on the server yet. R-people-11. */
export type PersonDraftStore = DraftStore<PersonDraftPlace, PersonDraft>

/** New people as typed in this browser and not added on the server yet. R-people-11. */
export type NewPersonDraftStore = DraftStore<NewPersonPlace, NewPersonForm>

/** People, for their administrators; `forbidden` for everybody else. R-people-1. */
export interface PeoplePort {
  /** The schools and roles that the user may administer. */
  managed(signal: AbortSignal): Promise<Result<Managed, Failure>>
  /**
   * One page of people, the newest account first; `forbidden` for a school that the user does not administer.
   */
  people(query: PeopleQuery, signal: AbortSignal): Promise<Result<Page<ListedPerson>, Failure>>
  /** `missing` for a person who belongs to none of the schools that the user administers. */
  person(id: number, signal: AbortSignal): Promise<Result<Person, Failure>>
  /**
   * Fails with `conflict` if the person changed since they were read, `forbidden` for a change beyond the
   * user's rights.
   */
  save(change: PersonChange, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Disables an account, which ends all its sessions, or enables it again. Fails as `save`. */
  setAccess(change: AccessChange, signal: AbortSignal): Promise<Result<true, Failure>>
  /** Answers a new first password, which is never shown again. Fails as `save`. */
  resetPassword(person: SeenPerson, signal: AbortSignal): Promise<Result<string, Failure>>
  /**
   * Removes the second factor of a person who lost both phone and recovery codes, and ends all sessions.
   * Fails as `save`.
   */
  removeSecondFactor(person: SeenPerson, signal: AbortSignal): Promise<Result<true, Failure>>
  /**
   * Creates an account; its first password is answered only here. `conflict` if the phone number has an
   * account.
   */
  add(person: NewPersonForm, signal: AbortSignal): Promise<Result<AddedPerson, Failure>>
}
