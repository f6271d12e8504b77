import type { CurrentUser } from './current-user.ts'
import { hasRole } from './role-menu.ts'

/**
 * What a sign-in may require before anything else opens, in this order: the code of the second factor (R-session-22), a new password in place
 * of a first one (R-people-5), setting up a second factor where administrators must have one (R-session-24).
 */
export type SessionCondition = 'proof' | 'password' | 'enrolment'

/** Until the code is given only the id of the user is known, not even whether they have a role. */
export const conditionOf = (user: CurrentUser | null): SessionCondition | null => {
  if (user?.mustProve) return 'proof'
  if (!(user && hasRole(user))) return null
  if (user.mustChangePassword) return 'password'
  return user.mustEnrol ? 'enrolment' : null
}
