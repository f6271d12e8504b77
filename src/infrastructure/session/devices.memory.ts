import type { DevicesPort } from '#application/session/devices.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'

/** Every open session of a person is a device; the in-memory backend does not know what they are called. */
export const memoryDevices = (backend: MemoryBackend, caller: Caller): DevicesPort => {
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
            signedInAt: new Date(since).toISOString(),
            seenAt: new Date(since).toISOString(),
          }))
          return success([
            ...listed.filter(({ current }) => current),
            ...listed.filter(({ current }) => !current),
          ])
        },
      }),

    remove: (id, signal) =>
      backend.request({
        call: 'devices.remove',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          if (!backend.sessionsOf(person).some(({ token }) => token === id))
            return failed({ kind: 'rejected', reason: 'missing', message: '这台设备已经退出登录' })
          if (id === caller.token())
            return failed({ kind: 'rejected', reason: 'conflict', message: '这是当前设备，请使用退出登录' })
          backend.closeSession(id)
          return success(true)
        },
      }),
  }
}
