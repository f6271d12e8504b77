/** In characters; both inclusive. */
export const PASSWORD_LENGTH = { min: 8, max: 64 }

/** What is typed to change a password; it reaches no store (R-session-15). */
export interface PasswordForm {
  readonly current: string
  readonly next: string
  readonly repeated: string
}

export const NO_PASSWORDS: PasswordForm = { current: '', next: '', repeated: '' }

/** What is wrong with the form, in the order in which it is looked for (R-session-16). */
export type PasswordFault =
  | 'currentEmpty'
  | 'tooShort'
  | 'tooLong'
  | 'guessable'
  | 'unchanged'
  | 'notRepeated'

/** One character again and again, or characters in a row: 11111111, 12345678, hgfedcba. */
const isRow = (characters: readonly string[]): boolean => {
  const codes = characters.map((it) => it.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) <= 1
}

/** What everybody here would think of first, besides the account. */
const WORDS_OF_HERE = ['zhiyuan', '知源', 'ketang', '课堂'] as const

/** Passwords are trimmed, as at the sign-in (R-session-1). */
export const trimmedPasswords = ({ current, next, repeated }: PasswordForm): PasswordForm => ({
  current: current.trim(),
  next: next.trim(),
  repeated: repeated.trim(),
})

/** What keeps a trimmed password from being one of this account, or null (R-session-16). */
export const newPasswordFault = (
  password: string,
  account: string,
): Extract<PasswordFault, 'tooShort' | 'tooLong' | 'guessable'> | null => {
  const characters = Array.from(password)
  if (characters.length < PASSWORD_LENGTH.min) return 'tooShort'
  if (characters.length > PASSWORD_LENGTH.max) return 'tooLong'
  const written = password.toLowerCase()
  const holds = [...WORDS_OF_HERE, account].some(
    (word) => word !== '' && written.includes(word.toLowerCase()),
  )
  return isRow(characters) || holds ? 'guessable' : null
}

/** The first thing that is wrong with the form of the user of this account, or null (R-session-16). */
export const passwordFault = (form: PasswordForm, account: string): PasswordFault | null => {
  const { current, next, repeated } = trimmedPasswords(form)
  if (current === '') return 'currentEmpty'
  const fault = newPasswordFault(next, account)
  if (fault !== null) return fault
  if (next === current) return 'unchanged'
  return next === repeated ? null : 'notRepeated'
}
