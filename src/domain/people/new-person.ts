import { isMobileNumber, trimmedAccount } from './account.ts'
import type { GivenRole, HeldSchool, Managed } from './person.ts'

/** The longest typed mobile number, with country code, spaces and hyphens. */
export const MAX_MOBILE_LENGTH = 20

/** The form to add a person. */
export interface NewPersonForm {
  /** A mobile number. */
  readonly account: string
  readonly name: string
  readonly title: string
  /** 0 for none. */
  readonly roleId: GivenRole['id']
  readonly schools: readonly HeldSchool[]
}

/** An added person; the password is answered only here. */
export interface AddedPerson {
  readonly id: number
  readonly name: string
  readonly account: string
  readonly password: string
}

export type NewPersonFault = 'account' | 'name' | 'schools'

/** The initial form: the school is chosen if the user administers only one, and the first role. */
export const newPersonForm = ({ schools, roles }: Managed): NewPersonForm => ({
  account: '',
  name: '',
  title: '',
  roleId: roles[0]?.id ?? 0,
  schools: schools.length === 1 ? schools.map((it) => ({ ...it, review: false, administer: false })) : [],
})

/** The administrator who is adding a person. */
export interface NewPersonPlace {
  readonly userId: number
}

/** Restores a stored form, without schools and a role that no longer exist. */
export const resumedNewPerson = (left: NewPersonForm, { schools, roles }: Managed): NewPersonForm => ({
  ...left,
  roleId: left.roleId === 0 || roles.some(({ id }) => id === left.roleId) ? left.roleId : (roles[0]?.id ?? 0),
  schools: left.schools.filter(({ id }) => schools.some((it) => it.id === id)),
})

/** Whether the form contains anything about a person, apart from schools and role. */
export const isNewPersonTyped = (form: NewPersonForm): boolean =>
  [form.account, form.name, form.title].some((text) => text.trim() !== '')

/** The form of the next person; keeps whatever was typed since the last one was sent. */
export const nextOf = (form: NewPersonForm, sent: NewPersonForm | null): NewPersonForm => {
  const rest = (field: 'account' | 'name' | 'title') => (form[field] === sent?.[field] ? '' : form[field])
  return { ...form, account: rest('account'), name: rest('name'), title: rest('title') }
}

/** The form as it is sent. */
export const trimmedNewPerson = (form: NewPersonForm): NewPersonForm => ({
  ...form,
  account: trimmedAccount(form.account),
  name: form.name.trim(),
  title: form.title.trim(),
})

/** The first fault of the form; null if there is none. Administrators of schools must choose a school. */
export const newPersonFault = (form: NewPersonForm, { platform }: Managed): NewPersonFault | null => {
  const { account, name, schools } = trimmedNewPerson(form)
  if (!isMobileNumber(account)) return 'account'
  if (name === '') return 'name'
  return schools.length === 0 && !platform ? 'schools' : null
}
