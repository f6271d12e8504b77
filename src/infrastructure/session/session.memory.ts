import type { SessionPort } from '#application/session/session.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Credentials } from '#domain/session/credentials.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { withCloudMenus } from '../memory/cloud-menu.backend.ts'
import { ACCOUNTS } from '../memory/content/people.ts'
import { hasFirstPassword, peopleOf, withRole } from '../memory/people.backend.ts'
import { personalDataOf } from '../memory/personal-data.backend.ts'
import { factorsOf, mustEnrol, mustProve } from '../memory/second-factor.backend.ts'
import { siteSettingsIn } from '../memory/site-settings.backend.ts'

/** As the reference server: so many failures in a row, then a wait. */
const MAX_FAILURES = 5
const LOCK_MS = 60_000

/** R-session-18. */
const TOO_MANY = '登录的设备太多，最早登录的这台已退出'

const DONE: Result<true, Failure> = success(true)

/** Of somebody who has to prove who they are no more than the id is told. */
const unprovenUser = (id: number): CurrentUser => ({
  id,
  name: '',
  account: '',
  title: '',
  avatarUrl: '',
  organisations: [],
  roleMenus: 'absent',
  rights: { staysHome: false, schoolLibrary: false, paperComposition: false, review: false },
  mustProve: true,
})

export const memorySession = (backend: MemoryBackend, caller: Caller): SessionPort => {
  // From now on sessions are held by them.
  factorsOf(backend)
  const failures = new Map<string, { readonly count: number; readonly at: number }>()

  const authenticate = ({ account, password }: Credentials): Result<string, Failure> => {
    const before = failures.get(account)
    const wait = before && before.count >= MAX_FAILURES ? before.at + LOCK_MS - backend.now() : 0
    if (wait > 0) {
      const message = `登录失败次数过多，请 ${Math.ceil(wait / 1000)} 秒后再试`
      return failed({ kind: 'rejected', reason: 'locked', message })
    }
    const person = ACCOUNTS.find((known) => known.account === account)
    if (!person || password !== backend.passwordOf(person)) {
      failures.set(account, { count: (before?.count ?? 0) + 1, at: backend.now() })
      return failed({ kind: 'rejected', reason: 'invalid', message: '账号或密码错误' })
    }
    failures.delete(account)
    if (peopleOf(backend).some((known) => known.account === account && known.disabled))
      return failed({ kind: 'forbidden', message: '账号已停用，请联系学校管理员' })
    if (personalDataOf(backend).leaving.has(person.id))
      return failed({ kind: 'forbidden', message: '账号正在注销。想继续使用，请先撤回注销' })
    const token = backend.openSession(person)
    const most = siteSettingsIn(backend).settings.limits.sessionCount
    const tooMany = most === 0 ? [] : backend.sessionsOf(person).slice(most)
    for (const { token: oldest } of tooMany) backend.closeSession(oldest, TOO_MANY)
    return success(token)
  }

  return {
    signIn: (credentials, _visitorId, signal) =>
      backend.request({
        call: 'session.signIn',
        access: 'public',
        caller,
        signal,
        answer: () => authenticate(credentials),
      }),
    currentUser: (signal) =>
      backend.request({
        call: 'session.currentUser',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          if (mustProve(backend, caller.token() ?? '', person.id)) return success(unprovenUser(person.id))
          const user = withCloudMenus(backend, withRole(backend, person))
          if (hasFirstPassword(backend, person.id)) return success({ ...user, mustChangePassword: true })
          return success(mustEnrol(backend, person.id) ? { ...user, mustEnrol: true } : user)
        },
      }),
    keepAlive: (signal) =>
      backend.request({ call: 'session.keepAlive', access: 'session', caller, signal, answer: () => DONE }),
    signOut: (signal) =>
      backend.request({
        call: 'session.signOut',
        access: 'session',
        caller,
        signal,
        answer: () => {
          const token = caller.token()
          if (token !== null) backend.leaveSession(token)
          return DONE
        },
      }),
  }
}
