import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import type { CurrentUser } from './current-user.ts'
import { refusalIn } from './session.outcome.ts'

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

/** The user who was fetched signed in, and nothing opens before something else was given. */
export const HOLD = {
  guard: { type: 'isHeld', params },
  target: '#session.held',
  actions: [{ type: 'welcome', params }, 'sayHeld'],
} as const

/** Likewise of a session that was there before: what is under way waits for the same user. */
export const HOLD_HERE = {
  ...HOLD,
  actions: [{ type: 'welcome', params }, { type: 'sayClosed', params: 'held' }, 'sayHeld'],
} as const

/** Likewise of somebody else, who signed in in another tab: the session of this one is over. */
export const HOLD_ELSEWHERE = {
  ...HOLD,
  guard: { type: 'isSomebodyElseHeld', params },
  actions: [{ type: 'sayClosed', params: 'elsewhere' }, { type: 'welcome', params }, 'sayHeld'],
} as const

interface Answered {
  readonly event: { readonly output: Result<unknown, Failure> }
}

/** A sign-in came to nothing. */
export const SAY_REFUSED = {
  type: 'sayRefused',
  params: ({ event }: Answered) => refusalIn(event.output),
} as const

/** The session is not over, and stands where it stood. */
export const SIGN_OUT_FAILED = {
  type: 'saySignOutFailed',
  params: ({ event }: Answered) => event.output,
} as const

/** After a bug, when its user has read of it. */
export const RESTART = { 'session.restart': 'loggedOut' } as const
