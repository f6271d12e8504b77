import type { HeldSchool, Person } from './person.ts'

/** What an administrator changes of a person. */
export type PersonForm = Pick<Person, 'name' | 'title' | 'roleId' | 'platformRight' | 'quota' | 'schools'>

export type PersonField = keyof PersonForm

const FIELDS: readonly PersonField[] = ['name', 'title', 'roleId', 'platformRight', 'quota', 'schools']

/** In GB. */
export const MAX_QUOTA = 10_000

/** Whether it is room that can be given: whole GB, 0 for none of their own. */
export const isQuota = (gigabytes: number): boolean =>
  Number.isInteger(gigabytes) && gigabytes >= 0 && gigabytes <= MAX_QUOTA

export type PersonFault = 'name' | 'quota'

/** The first thing that keeps a person from being saved; null for nothing. */
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

/** The fields in which two differ. */
export const differencesOf = (a: PersonForm, b: PersonForm): readonly PersonField[] =>
  FIELDS.filter((field) => !areSame(a, b, field))

/** As it is sent. */
export const trimmedForm = (form: PersonForm): PersonForm => ({
  ...form,
  name: form.name.trim(),
  title: form.title.trim(),
})

const withFields = (form: PersonForm, from: PersonForm, fields: readonly PersonField[]): PersonForm => ({
  ...form,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
})

/** What becomes of a form when the person became another meanwhile, and what both changed, each otherwise. */
export interface MergedForm {
  readonly form: PersonForm
  readonly contested: readonly PersonField[]
}

/** What was typed stays; what was not touched becomes what it is now. R-people-2. */
export const mergedForm = (form: PersonForm, before: PersonForm, now: PersonForm): MergedForm => {
  const mine = differencesOf(form, before)
  const merged = withFields(formOf(now), form, mine)
  const theirs = differencesOf(before, now)
  return {
    form: merged,
    contested: differencesOf(form, now).filter((field) => mine.includes(field) && theirs.includes(field)),
  }
}

/** What was typed and not saved, with what it was typed over. */
export interface PersonDraft {
  readonly before: PersonForm
  readonly form: PersonForm
}

/** The form with these fields as they are now. */
export const yielding = (form: PersonForm, now: PersonForm, fields: readonly PersonField[]): PersonForm =>
  withFields(form, now, fields)
