import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { CurrentUser } from './current-user.ts'

/** Another tab logged out. */
export const CLOSE_ELSEWHERE = {
  target: 'loggedOut',
  actions: { type: 'sayClosed', params: 'elsewhere' },
} as const

interface Fetched {
  readonly event: { readonly output: Result<CurrentUser, Failure> }
}

const params = ({ event }: Fetched): Fetched['event']['output'] => event.output

/** A user was fetched; `fresh`: after a sign-in in this tab. */
export const opened = <Fresh extends boolean>(fresh: Fresh) =>
  ({
    guard: { type: 'hasRole', params },
    target: '#session.loggedIn',
    actions: [
      { type: 'welcome', params },
      { type: 'sayOpened', params: fresh },
    ],
  }) as const

/** The user who was fetched signed in with a password that somebody else gave. R-people-5. */
export const ASK_PASSWORD = {
  guard: { type: 'mustChoose', params },
  target: '#session.firstPassword',
  actions: [{ type: 'welcome', params }, 'sayPasswordAsked'],
} as const

/** Likewise, in another tab: the session of this one is over. */
export const ASK_PASSWORD_ELSEWHERE = {
  ...ASK_PASSWORD,
  actions: [{ type: 'sayClosed', params: 'elsewhere' }, { type: 'welcome', params }, 'sayPasswordAsked'],
} as const
