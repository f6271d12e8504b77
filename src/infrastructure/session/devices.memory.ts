import type { DevicesPort } from '#application/session/devices.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import type { Caller, World } from '../memory/world.ts'

/** Every open session of a person is a device; the world does not know what they are called. */
export const memoryDevices = (world: World, caller: Caller): DevicesPort => {
  return {
    devices: (signal) =>
      world.ask({
        call: 'devices.devices',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          const own = caller.token()
          const listed = world.sessionsOf(person).map(({ token, since }) => ({
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
      world.ask({
        call: 'devices.remove',
        access: 'session',
        caller,
        signal,
        answer: (person) => {
          if (!world.sessionsOf(person).some(({ token }) => token === id))
            return failed({ kind: 'rejected', code: 404, message: '这台设备已经退出登录' })
          if (id === caller.token())
            return failed({ kind: 'rejected', code: 409, message: '这是当前设备，请使用退出登录' })
          world.closeSession(id)
          return success(true)
        },
      }),
  }
}
