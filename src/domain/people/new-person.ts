import { isMobileNumber, trimmedAccount } from './account.ts'
import type { GivenRole, HeldSchool, Managed } from './person.ts'

/** Characters of a mobile number as it is typed: with a country, spaces and dashes. */
export const MAX_MOBILE_LENGTH = 20

/** What is typed to add somebody. */
export interface NewPersonForm {
  /** A mobile number. */
  readonly account: string
  readonly name: string
  readonly title: string
  /** 0 for none. */
  readonly roleId: GivenRole['id']
  readonly schools: readonly HeldSchool[]
}

/** Somebody who was added; the password is told this once. */
export interface AddedPerson {
  readonly id: number
  readonly name: string
  readonly account: string
  readonly password: string
}

export type NewPersonFault = 'account' | 'name' | 'schools'

/** The only school of who administers one, and the first role. */
export const newPersonForm = ({ schools, roles }: Managed): NewPersonForm => ({
  account: '',
  name: '',
  title: '',
  roleId: roles[0]?.id ?? 0,
  schools: schools.length === 1 ? schools.map((it) => ({ ...it, review: false, administer: false })) : [],
})

/** Who adds. */
export interface NewPersonPlace {
  readonly userId: number
}

/** What was typed before, without schools and a role that are not there any more. */
export const resumedNewPerson = (left: NewPersonForm, { schools, roles }: Managed): NewPersonForm => ({
  ...left,
  roleId: left.roleId === 0 || roles.some(({ id }) => id === left.roleId) ? left.roleId : (roles[0]?.id ?? 0),
  schools: left.schools.filter(({ id }) => schools.some((it) => it.id === id)),
})

/** Whether anything of somebody was typed; which schools and role are chosen says nothing of anybody. */
export const isNewPersonTyped = (form: NewPersonForm): boolean =>
  [form.account, form.name, form.title].some((text) => text.trim() !== '')

/** The form of the next person: what of this one was not sent stays. */
export const nextOf = (form: NewPersonForm, sent: NewPersonForm | null): NewPersonForm => {
  const rest = (field: 'account' | 'name' | 'title') => (form[field] === sent?.[field] ? '' : form[field])
  return { ...form, account: rest('account'), name: rest('name'), title: rest('title') }
}

/** As it is sent. */
export const trimmedNewPerson = (form: NewPersonForm): NewPersonForm => ({
  ...form,
  account: trimmedAccount(form.account),
  name: form.name.trim(),
  title: form.title.trim(),
})

/** The first thing that is wrong with the form, or null. A school's administrator adds to a school. */
export const newPersonFault = (form: NewPersonForm, { platform }: Managed): NewPersonFault | null => {
  const { account, name, schools } = trimmedNewPerson(form)
  if (!isMobileNumber(account)) return 'account'
  if (name === '') return 'name'
  return schools.length === 0 && !platform ? 'schools' : null
}
