/** Characters of what names an account, as it is typed: a mobile number or what a school gave. */
export const MAX_ACCOUNT_LENGTH = 64

/** What a person types to sign in, trimmed. The password stays in memory and reaches no store in clear. */
export interface Credentials {
  readonly account: string
  readonly password: string
}

/** A sign-in as it was last typed and asked to be remembered (R-session-10). */
export interface RememberedCredentials extends Credentials {
  readonly remember: boolean
}

export const NOTHING_REMEMBERED: RememberedCredentials = { account: '', password: '', remember: false }
