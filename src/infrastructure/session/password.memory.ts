import type { PasswordPort } from '#application/session/password.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { noteOwnPassword } from '../memory/people.backend.ts'

const invalid = (message: string): Result<never, Failure> =>
  failed({ kind: 'rejected', reason: 'invalid', message })

/** Of the many that the server knows, as many as a demonstration needs. */
const COMMON = ['password', 'password1', 'qwertyuiop', 'iloveyou']

export const memoryPassword = (backend: MemoryBackend, caller: Caller): PasswordPort => ({
  change: (current, next, signal) =>
    backend.request({
      call: 'password.change',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        if (current === next) return invalid('新密码和当前密码相同')
        if (COMMON.includes(next)) return invalid('这个密码很多人用过，容易被猜到，请换一个')
        if (backend.passwordOf(person) === next) return success(true)
        if (backend.passwordOf(person) !== current) return invalid('当前密码不正确')
        backend.changePassword(person, next)
        noteOwnPassword(backend, person.id)
        const own = caller.token()
        for (const { token } of backend.sessionsOf(person)) if (token !== own) backend.closeSession(token)
        return success(true)
      },
    }),
})
