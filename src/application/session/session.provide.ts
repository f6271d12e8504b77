import { fromCallback, fromPromise } from 'xstate'
import { hasRole } from '#domain/session/role-menu.ts'
import type { SessionEvent } from '#domain/session/session.events.ts'
import { sessionMachine } from '#domain/session/session.machine.ts'
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

/** The session's statechart with its actors bound to ports. Spec §4: the token is stored before the user is fetched. */
export const provideSession = ({ session, store, visitorId, leadership, unsent }: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      authenticate: fromPromise(async ({ input, signal }) => {
        const answer = await session.signIn(input, await visitorId.visitorId(), signal)
        if (!answer.ok) return answer
        store.keepToken(answer.value)
        store.markLogin()
        return { ok: true, value: true }
      }),
      fetchUser: fromPromise(async ({ signal }) => {
        const answer = await session.currentUser(signal)
        if (answer.ok && hasRole(answer.value)) store.keepUser(answer.value)
        return answer
      }),
      keepAlive: fromPromise(({ signal }) => session.keepAlive(signal)),
      leadership: fromCallback<SessionEvent>(({ sendBack }) =>
        leadership.lead(() => sendBack({ type: 'keepAlive.elected' })),
      ),
      signOut: fromPromise(async ({ signal }) => {
        await unsent.send()
        return session.signOut(signal)
      }),
      wipe: fromPromise(() => store.wipe()),
    },
  })
