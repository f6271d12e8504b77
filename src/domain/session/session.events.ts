import type { Credentials } from './credentials.ts'
import type { CurrentUser } from './current-user.ts'
import type { Organisation } from './organisation.ts'
import type { SignInRefusal } from './sign-in-refusal.ts'

/** What the stores knew when the app started (R-session-7). */
export interface SessionInput {
  readonly tokenStored: boolean
  readonly user: CurrentUser | null
  /** The login marker (R-session-8): this tab was logged in before it was loaded anew. */
  readonly marked: boolean
}

export interface SessionContext {
  readonly user: CurrentUser | null
  readonly organisation: Organisation
  readonly tokenStored: boolean
  /** The keep-alive goes on where it was, instead of beginning (R-session-8). */
  readonly marked: boolean
  /** A user that could not be fetched was told of. */
  readonly delayed: boolean
  /** A sign-in of this tab goes on: what was asked for first was given. */
  readonly arriving: boolean
}

export type SessionEvent =
  | { type: 'session.signIn'; credentials: Credentials }
  | { type: 'session.signOut' }
  /** Any call was answered with HTTP 401, HTTP 403 or body Code 401; `words` say why where the server does. */
  | { type: 'session.expired'; words?: string | undefined }
  | { type: 'session.openedElsewhere' }
  /** What the user may see can have changed: it is asked for again, behind what is shown (R-cloud-2). */
  | { type: 'session.reread' }
  | { type: 'session.closedElsewhere' }
  | { type: 'session.chooseOrganisation'; organisation: Organisation }
  | { type: 'session.restart' }
  /** What a session is held for was given: the code, another password, a second factor. */
  | { type: 'session.conditionMet' }
  /** Of all tabs of this browser, this one keeps the session alive (R-session-8). */
  | { type: 'keepAlive.elected' }
  /** It sleeps, and another one does. */
  | { type: 'keepAlive.passed' }

/** `held`: the same session goes on once what it is held for was given. */
export type CloseReason = 'signedOut' | 'expired' | 'noRole' | 'elsewhere' | 'held'

export type SessionEmitted =
  /** `fresh`: by a sign-in in this tab, not restored from the stores. */
  | { type: 'session.opened'; user: CurrentUser; fresh: boolean }
  | { type: 'session.refused'; refusal: SignInRefusal }
  /** There is a session, and nothing opens before what it is held for was given. */
  | { type: 'session.held' }
  /** There is a token and no user: the token stays, and is tried again. */
  | { type: 'session.delayed' }
  | { type: 'session.closed'; why: CloseReason; userId: number | null; words?: string | undefined }
  /** A log-out begins: what goes on for the user stops and says its last word. */
  | { type: 'session.closing' }
  | { type: 'session.signOutFailed'; message: string }
