import type { DevicesPort } from '#application/session/devices.port.ts'
import { RECENT_SIGN_IN_SECONDS } from '#contract/devices.ts'
import type { Failure, RejectionReason } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { mustProve } from '../memory/second-factor.backend.ts'

const refused = (reason: RejectionReason, message: string): Result<never, Failure> =>
  failed({ kind: 'rejected', reason, message })

/** Every open session of a person is a device; the in-memory backend does not know what they are called. */
export const memoryDevices = (backend: MemoryBackend, caller: Caller): DevicesPort => {
  /** The refusal of who signed in some time ago and does not give the password. */
  const unproven = (person: CurrentUser, password: string): Result<never, Failure> | null => {
    const own = backend.sessionsOf(person).find(({ token }) => token === caller.token())
    const isRecent = own !== undefined && backend.now() - own.since <= RECENT_SIGN_IN_SECONDS * 1000
    if (password === '' ? isRecent : password === backend.passwordOf(person)) return null
    return refused('invalid', password === '' ? '请输入密码' : '当前密码不正确')
  }

  return {
    devices: (signal) =>
      backend.request({
        call: 'devices.devices',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          const own = caller.token()
          const listed = backend.sessionsOf(person).map(({ token, since }) => ({
            id: token,
            name: '演示浏览器',
            current: token === own,
            unproven: mustProve(backend, token, person.id),
            signedInAt: new Date(since).toISOString(),
            seenAt: new Date(since).toISOString(),
          }))
          return success([
            ...listed.filter(({ current }) => current),
            ...listed.filter(({ current }) => !current),
          ])
        },
      }),

    remove: ({ choice, password }, signal) =>
      backend.request({
        call: 'devices.remove',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          const own = caller.token()
          const open = backend.sessionsOf(person).map(({ token }) => token)
          if (choice.kind === 'one' && !open.includes(choice.device.id))
            return refused('missing', '这台设备已经退出登录')
          if (choice.kind === 'one' && choice.device.id === own)
            return refused('conflict', '这是当前设备，请使用退出登录')
          const refusal = unproven(person, password)
          if (refusal !== null) return refusal
          const ended = choice.kind === 'one' ? [choice.device.id] : open.filter((token) => token !== own)
          for (const token of ended) backend.closeSession(token)
          return success(true)
        },
      }),
  }
}
