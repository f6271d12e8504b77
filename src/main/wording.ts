import type { LoginWarning } from '#domain/session/login-dialog.machine.ts'

/** The texts that the wiring shows; implemented in src/ui/copy. R-session-2 to R-session-6. */
export interface Wording {
  readonly signedIn: string
  readonly expired: string
  readonly requestError: string
  /** Shown when the server does not answer and the token is kept until it does. */
  readonly sessionKept: string
  readonly toastTitle: string
  readonly noRole: string
  readonly closedElsewhere: string
  readonly historyForgotten: string
  readonly loginWarnings: Readonly<Record<LoginWarning, string>>
}
