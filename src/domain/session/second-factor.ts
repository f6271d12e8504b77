/** Characters of a code as it is typed, with blanks and strokes between them. */
export const MAX_CODE_LENGTH = 40

/** Whether a sign-in of the user takes a code of an authenticator app besides the password (R-session-21). */
export interface SecondFactor {
  readonly isOn: boolean
  /** ISO 8601; '' while it is off. */
  readonly since: string
  readonly recoveryCodesLeft: number
  /** Required of the user as an administrator: it can be moved to another app, but not turned off. */
  readonly isRequired: boolean
}

/** The secret for an authenticator app. */
export interface FactorSecret {
  /** Base32. */
  readonly secret: string
  /** `otpauth://totp/…`. */
  readonly uri: string
}

/** Proof of identity: '' for what is not asked for. Both trimmed. */
export interface FactorProof {
  readonly password: string
  readonly code: string
}

/** Six digits of the app, one of the codes that were written down, or either. */
export type CodeKind = 'app' | 'recovery' | 'any'

export type CodeFault = 'empty' | 'notApp' | 'notRecovery' | 'notAny'

/** A code as it is sent: digits of any width, without the blanks and strokes between them. */
export const trimmedCode = (typed: string): string => typed.normalize('NFKC').replace(/[\s-]/g, '')

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code)
const isRecovery = (code: string): boolean => /^[0-9a-z]{10}$/i.test(code)

/** Why a typed code cannot be one of this kind; null if it can. */
export const codeFault = (typed: string, kind: CodeKind): CodeFault | null => {
  const code = trimmedCode(typed)
  if (code === '') return 'empty'
  if (kind === 'app') return isOfApp(code) ? null : 'notApp'
  if (kind === 'recovery') return isRecovery(code) ? null : 'notRecovery'
  return isOfApp(code) || isRecovery(code) ? null : 'notAny'
}

/** A key as it is read and typed: in groups of four. */
export const groupedSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
