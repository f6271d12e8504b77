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

/** The fetched user has signed in, but something else is required before anything opens (`conditionOf`). */
export const HOLD = {
  guard: { type: 'isHeld', params },
  target: '#session.held',
  actions: [{ type: 'welcome', params }, 'sayHeld'],
} as const

/** The same for a session that was open before: unfinished work waits for the same user. */
export const HOLD_HERE = {
  ...HOLD,
  actions: [{ type: 'welcome', params }, { type: 'sayClosed', params: 'held' }, 'sayHeld'],
} as const

/** The same for another user, who signed in in another tab: the session of this tab ends. */
export const HOLD_ELSEWHERE = {
  ...HOLD,
  guard: { type: 'isSomebodyElseHeld', params },
  actions: [{ type: 'sayClosed', params: 'elsewhere' }, { type: 'welcome', params }, 'sayHeld'],
} as const

interface Answered {
  readonly event: { readonly output: Result<unknown, Failure> }
}

/** A sign-in failed. */
export const SAY_REFUSED = {
  type: 'sayRefused',
  params: ({ event }: Answered) => refusalIn(event.output),
} as const

/** A log-out failed: the session goes on. */
export const SIGN_OUT_FAILED = {
  type: 'saySignOutFailed',
  params: ({ event }: Answered) => event.output,
} as const

/** After a bug, once its user has seen the message. */
export const RESTART = { 'session.restart': 'loggedOut' } as const
