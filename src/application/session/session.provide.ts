import { fromCallback, fromPromise } from 'xstate'
import { success } from '#domain/kernel/result.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import { hasRole } from '#domain/session/role-menu.ts'
import type { SessionEvent } from '#domain/session/session.events.ts'
import { sessionMachine } from '#domain/session/session.machine.ts'
import { conditionOf } from '#domain/session/session-condition.ts'
import type { SessionPort } from './session.port.ts'
import type { SessionStore } from './session-store.port.ts'
import type { TabLeadership } from './tab-leadership.port.ts'
import type { UnsentWork } from './unsent-work.ts'
import type { VisitorIdPort } from './visitor-id.port.ts'

export interface SessionPorts {
  readonly session: SessionPort
  readonly store: SessionStore
  readonly visitorId: VisitorIdPort
  readonly leadership: TabLeadership
  readonly unsent: Pick<UnsentWork, 'send'>
}

/**
 * For a sign-in by an older version of the app, which stored no account id, the id is derived from the token.
 */
const identified = (user: CurrentUser, store: SessionStore): CurrentUser =>
  user.id > 0 ? user : { ...user, id: store.accountId() ?? accountIdOf(store.token() ?? '') }

/** The session's statechart with its actors bound to ports. R-session-3: the token is stored before the user is fetched. */
export const provideSession = ({ session, store, visitorId, leadership, unsent }: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      authenticate: fromPromise(async ({ input, signal }) => {
        const answer = await session.signIn(input, await visitorId.visitorId(), signal)
        if (!answer.ok) return answer
        store.keepAccountId(accountIdOf(input.account))
        store.keepToken(answer.value)
        store.markLogin()
        return { ok: true, value: true }
      }),
      fetchUser: fromPromise(async ({ signal }) => {
        const answer = await session.currentUser(signal)
        if (!answer.ok) return answer
        const user = identified(answer.value, store)
        // A held session is not signed in yet: nothing is stored, so that a reload reads the user again.
        if (conditionOf(user) !== null) store.forgetUser()
        else if (hasRole(user)) store.keepUser(user)
        return success(user)
      }),
      keepAlive: fromPromise(({ signal }) => session.keepAlive(signal)),
      leadership: fromCallback<SessionEvent>(({ sendBack }) =>
        leadership.lead(
          () => sendBack({ type: 'keepAlive.elected' }),
          () => sendBack({ type: 'keepAlive.passed' }),
        ),
      ),
      signOut: fromPromise(async ({ signal }) => {
        await unsent.send()
        return session.signOut(signal)
      }),
      wipe: fromPromise(async ({ input: { isHeld } }) => (isHeld ? store.forget() : store.wipe())),
    },
  })
