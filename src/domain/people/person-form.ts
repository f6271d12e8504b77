import type { HeldSchool, Person } from './person.ts'

/** The fields of a person that an administrator can change. */
export type PersonForm = Pick<Person, 'name' | 'title' | 'roleId' | 'platformRight' | 'quota' | 'schools'>

export type PersonField = keyof PersonForm

const FIELDS: readonly PersonField[] = ['name', 'title', 'roleId', 'platformRight', 'quota', 'schools']

/** In GB. */
export const MAX_QUOTA = 10_000

/** Whether a number is a valid quota: whole GB; 0 means no individual quota. */
export const isQuota = (gigabytes: number): boolean =>
  Number.isInteger(gigabytes) && gigabytes >= 0 && gigabytes <= MAX_QUOTA

export type PersonFault = 'name' | 'quota'

/** The first fault of the form; null if there is none. */
export const personFault = ({ name, quota }: PersonForm): PersonFault | null => {
  if (name.trim() === '') return 'name'
  return isQuota(quota) ? null : 'quota'
}

/** In characters. */
export const MAX_PERSON_NAME = 40
export const MAX_PERSON_TITLE = 40

export const formOf = ({ name, title, roleId, platformRight, quota, schools }: PersonForm): PersonForm => ({
  name,
  title,
  roleId,
  platformRight,
  quota,
  schools,
})

const isSameSchool = (a: HeldSchool, b: HeldSchool | undefined): boolean =>
  a.review === b?.review && a.administer === b.administer

const areSame = (a: PersonForm, b: PersonForm, field: PersonField): boolean =>
  field === 'schools'
    ? a.schools.length === b.schools.length &&
      a.schools.every((school) =>
        isSameSchool(
          school,
          b.schools.find(({ id }) => id === school.id),
        ),
      )
    : a[field] === b[field]

/** The fields in which two forms differ. */
export const differencesOf = (a: PersonForm, b: PersonForm): readonly PersonField[] =>
  FIELDS.filter((field) => !areSame(a, b, field))

/** The form as it is sent. */
export const trimmedForm = (form: PersonForm): PersonForm => ({
  ...form,
  name: form.name.trim(),
  title: form.title.trim(),
})

const withFields = (form: PersonForm, from: PersonForm, fields: readonly PersonField[]): PersonForm => ({
  ...form,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
})

/** A form merged with a changed person, and the fields that both changed differently. */
export interface MergedForm {
  readonly form: PersonForm
  readonly contested: readonly PersonField[]
}

/**
 * Merges a form with the changed person: typed fields stay, untouched ones take the present value.
 * R-people-2.
 */
export const mergedForm = (form: PersonForm, before: PersonForm, now: PersonForm): MergedForm => {
  const mine = differencesOf(form, before)
  const merged = withFields(formOf(now), form, mine)
  const theirs = differencesOf(before, now)
  return {
    form: merged,
    contested: differencesOf(form, now).filter((field) => mine.includes(field) && theirs.includes(field)),
  }
}

/** An unsaved form, with the person as it was before. */
export interface PersonDraft {
  readonly before: PersonForm
  readonly form: PersonForm
}

/** The form with some fields replaced by their present values. */
export const yielding = (form: PersonForm, now: PersonForm, fields: readonly PersonField[]): PersonForm =>
  withFields(form, now, fields)
