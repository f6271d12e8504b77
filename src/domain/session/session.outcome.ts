import type { Failure } from '../kernel/failure.ts'
import type { Result } from '../kernel/result.ts'
import { retryabilityOf } from '../kernel/retry.ts'
import type { Credentials } from './credentials.ts'
import type { CurrentUser } from './current-user.ts'
import { NO_ORGANISATION, type Organisation } from './organisation.ts'
import type { SessionContext, SessionEvent } from './session.events.ts'
import { refusalOf, type SignInRefusal } from './sign-in-refusal.ts'

/** R-session-9: the first organisation is chosen after a user fetch; one that was chosen by hand stays while it is there. */
const organisationAfter = (context: Pick<SessionContext, 'organisation'>, user: CurrentUser): Organisation =>
  user.organisations.find(({ id }) => id === context.organisation.id) ??
  user.organisations[0] ??
  NO_ORGANISATION

export const refusalIn = (result: Result<unknown, Failure>): SignInRefusal =>
  result.ok ? { kind: 'noRole' } : refusalOf(result.failure)

export const messageOf = (failure: Failure): string => ('message' in failure && failure.message) || ''

/** A failure that says nothing about the token: the server did not answer, or is in trouble itself. */
export const isPassing = (result: Result<unknown, Failure>): boolean =>
  !result.ok && retryabilityOf(result.failure) === 'transient'

export const welcomed = (
  context: Pick<SessionContext, 'organisation'>,
  result: Result<CurrentUser, Failure>,
): Partial<SessionContext> =>
  result.ok
    ? { user: result.value, tokenStored: true, organisation: organisationAfter(context, result.value) }
    : {}

export const credentialsIn = (event: SessionEvent): Credentials => {
  if (event.type !== 'session.signIn') throw new Error(`no credentials in ${event.type}`)
  return event.credentials
}
