import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { Managed, Person } from './person.ts'
import type { PersonDraft, PersonField, PersonForm } from './person-form.ts'

export interface PersonEditorInput {
  /** The administrator. */
  readonly userId: number
  readonly id: number
}

/** The last successful change, shown on the page. */
export type PersonDeed = 'saved' | 'disabled' | 'enabled' | 'factorRemoved'

export interface OpenPerson {
  readonly managed: Managed
  readonly person: Person
  /** The unsaved form of an earlier page; null if there is none. */
  readonly left: PersonDraft | null
}

export type Opened = Result<OpenPerson, Failure>

/** The key of a stored draft: the administrator and the person. */
export interface PersonDraftPlace {
  readonly userId: number
  readonly personId: number
}

/** The draft to be stored; null deletes it. */
export interface KeptPerson {
  readonly place: PersonDraftPlace
  readonly draft: PersonDraft | null
}

/** The version of a person that the user saw. */
export type SeenPerson = Pick<Person, 'id' | 'rowVersion'>

export interface PersonChange extends SeenPerson {
  readonly form: PersonForm
}

export interface AccessChange extends SeenPerson {
  readonly disabled: boolean
}

export interface PersonEditorContext {
  readonly userId: number
  readonly id: number
  /** Null until it has been read. */
  readonly open: OpenPerson | null
  readonly form: PersonForm | null
  /** The form as it was last sent; null if never. */
  readonly sent: PersonForm | null
  /** Saving was tried with a faulty form, so that faults are shown. */
  readonly tried: boolean
  /** Why the last change failed, or the person could not be read. */
  readonly failure: Failure | null
  readonly done: PersonDeed | null
  /**
   * The fields that both the user and somebody else changed; null if nobody else changed the person, empty
   * without conflicts.
   */
  readonly contest: readonly PersonField[] | null
  /** A new first password, until the user closes the message; else ''. */
  readonly password: string
}

export type PersonEditorEvent =
  | { type: 'person.edit'; fields: Partial<PersonForm> }
  | { type: 'person.save' }
  | { type: 'person.setAccess'; disabled: boolean }
  | { type: 'person.resetPassword' }
  | { type: 'person.removeFactor' }
  /** The first password has been noted. */
  | { type: 'person.putAway' }
  /** Resolves the fields that both changed. */
  | { type: 'person.settle'; whose: 'mine' | 'theirs' }
  | { type: 'person.reread' }
