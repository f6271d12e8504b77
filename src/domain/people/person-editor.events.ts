import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { Managed, Person } from './person.ts'
import type { PersonDraft, PersonField, PersonForm } from './person-form.ts'

export interface PersonEditorInput {
  /** Who edits. */
  readonly userId: number
  readonly id: number
}

/** What was done, told on the page. */
export type PersonDeed = 'saved' | 'disabled' | 'enabled' | 'factorRemoved'

export interface OpenPerson {
  readonly managed: Managed
  readonly person: Person
  /** What was typed before and not saved; null for nothing. */
  readonly left: PersonDraft | null
}

export type Opened = Result<OpenPerson, Failure>

/** Who is edited by whom. */
export interface PersonDraftPlace {
  readonly userId: number
  readonly personId: number
}

/** What is to be kept of what is typed; null for nothing. */
export interface KeptPerson {
  readonly place: PersonDraftPlace
  readonly draft: PersonDraft | null
}

/** The person as they were seen. */
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
  /** Null until it is read. */
  readonly open: OpenPerson | null
  readonly form: PersonForm | null
  /** As it was sent the last time; null for never. */
  readonly sent: PersonForm | null
  /** It was sent without a name. */
  readonly tried: boolean
  /** Why something was not done, or the person not be read. */
  readonly failure: Failure | null
  readonly done: PersonDeed | null
  /** What somebody else changed as well; null where nobody did, empty where nothing clashes. */
  readonly contest: readonly PersonField[] | null
  /** A first password, until it is put away; '' for none. */
  readonly password: string
}

export type PersonEditorEvent =
  | { type: 'person.edit'; fields: Partial<PersonForm> }
  | { type: 'person.save' }
  | { type: 'person.setAccess'; disabled: boolean }
  | { type: 'person.resetPassword' }
  | { type: 'person.removeFactor' }
  /** The first password has been written down. */
  | { type: 'person.putAway' }
  /** What both changed stays as one typed it, or becomes what the other made of it. */
  | { type: 'person.settle'; whose: 'mine' | 'theirs' }
  | { type: 'person.reread' }
