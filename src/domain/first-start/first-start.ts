import { isMobileNumber, trimmedAccount } from '../people/account.ts'
import { newPasswordFault } from '../session/password-change.ts'

/** Of a link: the installation has an administrator, waits for another link, waits for this one. */
export type FirstStartState = 'done' | 'otherLink' | 'open'

/** What is typed to begin; passwords reach no store. */
export interface FirstStartForm {
  readonly school: string
  readonly name: string
  /** A mobile number. */
  readonly account: string
  readonly password: string
  readonly repeated: string
}

export const EMPTY_FIRST_START: FirstStartForm = {
  school: '',
  name: '',
  account: '',
  password: '',
  repeated: '',
}

export type FirstStartFault =
  | 'school'
  | 'name'
  | 'account'
  | 'tooShort'
  | 'tooLong'
  | 'guessable'
  | 'notRepeated'

/** The school and its first administrator, as they are sent. R-first-start-1. */
export interface Beginning {
  /** Of the link. */
  readonly secret: string
  readonly school: string
  readonly name: string
  readonly account: string
  readonly password: string
}

/** Passwords are trimmed, as at the sign-in (R-session-1). */
export const trimmedFirstStart = (form: FirstStartForm): FirstStartForm => ({
  school: form.school.trim(),
  name: form.name.trim(),
  account: trimmedAccount(form.account),
  password: form.password.trim(),
  repeated: form.repeated.trim(),
})

/** The first thing that is wrong with the form, or null. */
export const firstStartFault = (form: FirstStartForm): FirstStartFault | null => {
  const { school, name, account, password, repeated } = trimmedFirstStart(form)
  if (school === '') return 'school'
  if (name === '') return 'name'
  if (!isMobileNumber(account)) return 'account'
  return newPasswordFault(password, account) ?? (password === repeated ? null : 'notRepeated')
}
