import type { PasswordPort } from '#application/session/password.port.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { noteOwnPassword } from '../memory/people.backend.ts'

const invalid = (message: string): Result<never, Failure> =>
  failed({ kind: 'rejected', reason: 'invalid', message })

export const memoryPassword = (backend: MemoryBackend, caller: Caller): PasswordPort => ({
  change: (current, next, signal) =>
    backend.request({
      call: 'password.change',
      access: 'session',
      caller,
      signal,
      answer: (person) => {
        if (current === next) return invalid('新密码和当前密码相同')
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
