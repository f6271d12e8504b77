import type { CurrentUser } from './current-user.ts'
import { hasRole } from './role-menu.ts'

/**
 * What stands between a sign-in and everything else, in the order in which it is asked for: the code of the second factor
 * (R-session-22), another password in place of a first one (R-people-5), a second factor where administrators must have one (R-session-24).
 */
export type SessionCondition = 'proof' | 'password' | 'enrolment'

/** Of somebody who has to prove who they are no more than the id is known, not even whether they have a role. */
export const conditionOf = (user: CurrentUser | null): SessionCondition | null => {
  if (user?.mustProve) return 'proof'
  if (!(user && hasRole(user))) return null
  if (user.mustChangePassword) return 'password'
  return user.mustEnrol ? 'enrolment' : null
}
