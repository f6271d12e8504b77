import type { Credentials } from './credentials.ts'
import type { CurrentUser } from './current-user.ts'
import type { Organisation } from './organisation.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'

/** What the stores knew when the app started (spec §4 "on start"). */
export interface SessionInput {
  readonly tokenStored: boolean
  readonly user: CurrentUser | null
}

export interface SessionContext {
  readonly user: CurrentUser | null
  readonly organisation: Organisation
  readonly tokenStored: boolean
}

export type SessionEvent =
  | { type: 'session.signIn'; credentials: Credentials }
  | { type: 'session.signOut' }
  /** Any call was answered with HTTP 401, HTTP 403 or body Code 401. */
  | { type: 'session.expired' }
  | { type: 'session.openedElsewhere' }
  | { type: 'session.closedElsewhere' }
  | { type: 'session.chooseOrganisation'; organisation: Organisation }
  | { type: 'session.restart' }
  /** Of all tabs of this browser, this one keeps the session alive (decision 6). */
  | { type: 'keepAlive.elected' }

export type CloseReason = 'signedOut' | 'expired' | 'noRole' | 'elsewhere'

export type SessionEmitted =
  /** `fresh`: by a sign-in in this tab, not restored from the stores. */
  | { type: 'session.opened'; user: CurrentUser; fresh: boolean }
  | { type: 'session.refused'; refusal: SignInRefusal }
  | { type: 'session.closed'; why: CloseReason; userId: number | null }
  | { type: 'session.signOutFailed'; message: string }
