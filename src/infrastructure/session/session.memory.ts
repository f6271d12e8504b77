import type { SessionPort } from '#application/session/session.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Credentials } from '#domain/session/credentials.ts'
import { DEMO_PASSWORD, PEOPLE } from '../memory/content/people.ts'
import type { Caller, World } from '../memory/world.ts'

/** As the reference server: so many failures in a row, then a wait. */
const MOST_FAILURES = 5
const LOCK_MS = 60_000

const DONE: Result<true, Failure> = success(true)

export const memorySession = (world: World, caller: Caller): SessionPort => {
  const failures = new Map<string, { readonly count: number; readonly at: number }>()

  const authenticate = ({ account, password }: Credentials): Result<string, Failure> => {
    const before = failures.get(account)
    const wait = before && before.count >= MOST_FAILURES ? before.at + LOCK_MS - world.now() : 0
    if (wait > 0) {
      const message = `登录失败次数过多，请 ${Math.ceil(wait / 1000)} 秒后再试`
      return failed({ kind: 'rejected', code: 423, message })
    }
    const person = PEOPLE.find((known) => known.account === account)
    if (!person || password !== DEMO_PASSWORD) {
      failures.set(account, { count: (before?.count ?? 0) + 1, at: world.now() })
      return failed({ kind: 'rejected', code: 400, message: '账号或密码错误' })
    }
    failures.delete(account)
    return success(world.openSession(person))
  }

  return {
    signIn: (credentials, _visitorId, signal) =>
      world.ask({
        call: 'session.signIn',
        access: 'public',
        caller,
        signal,
        answer: () => authenticate(credentials),
      }),
    currentUser: (signal) =>
      world.ask({
        call: 'session.currentUser',
        access: 'session',
        caller,
        signal,
        answer: success,
      }),
    keepAlive: (signal) =>
      world.ask({ call: 'session.keepAlive', access: 'session', caller, signal, answer: () => DONE }),
    signOut: (signal) =>
      world.ask({
        call: 'session.signOut',
        access: 'session',
        caller,
        signal,
        answer: () => {
          const token = caller.token()
          if (token !== null) world.closeSession(token)
          return DONE
        },
      }),
  }
}
