import type { Credentials } from './credentials.ts'
import type { CurrentUser } from './current-user.ts'
import type { Organisation } from './organisation.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'

/** What the stores knew when the app started (R-session-7). */
export interface SessionInput {
  readonly tokenStored: boolean
  readonly user: CurrentUser | null
  /** The login marker (R-session-8): this tab was signed in before it was reloaded. */
  readonly marked: boolean
}

export interface SessionContext {
  readonly user: CurrentUser | null
  readonly organisation: Organisation
  readonly tokenStored: boolean
  /** The keep-alive continues from before the reload, instead of waiting ten seconds first (R-session-8). */
  readonly marked: boolean
  /** The user has been told that their data could not be fetched yet. */
  readonly delayed: boolean
  /** A sign-in of this tab continues: its condition was met. */
  readonly arriving: boolean
}

export type SessionEvent =
  | { type: 'session.signIn'; credentials: Credentials }
  | { type: 'session.signOut' }
  /** Any call was answered with HTTP 401, HTTP 403 or body Code 401; `words` say why where the server does. */
  | { type: 'session.expired'; words?: string | undefined }
  | { type: 'session.openedElsewhere' }
  /** The user's menus may have changed: fetches the user again in the background (R-cloud-2). */
  | { type: 'session.reread' }
  | { type: 'session.closedElsewhere' }
  | { type: 'session.chooseOrganisation'; organisation: Organisation }
  | { type: 'session.restart' }
  /** The condition of a held session was met: code, new password or second factor. */
  | { type: 'session.conditionMet' }
  /** This tab was elected to keep the session alive for all tabs of the browser (R-session-8). */
  | { type: 'keepAlive.elected' }
  /** This tab is asleep, and another one took over. */
  | { type: 'keepAlive.passed' }

/** `held`: the same session goes on once its condition is met. */
export type CloseReason = 'signedOut' | 'expired' | 'noRole' | 'elsewhere' | 'held'

export type SessionEmitted =
  /** `fresh`: by a sign-in in this tab, not restored from the stores. */
  | { type: 'session.opened'; user: CurrentUser; fresh: boolean }
  | { type: 'session.refused'; refusal: SignInRefusal }
  /** There is a session, but its condition has to be met before anything opens. */
  | { type: 'session.held' }
  /** There is a token, but the user could not be fetched: the token is kept and tried again. */
  | { type: 'session.delayed' }
  | { type: 'session.closed'; why: CloseReason; userId: number | null; words?: string | undefined }
  /** A log-out begins: films stop and unsent work is sent. */
  | { type: 'session.closing' }
  | { type: 'session.signOutFailed'; message: string }
