import type { DevicesPort } from '#application/session/devices.port.ts'
import { devices, removeDevice, removeOtherDevices } from '#contract/devices.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { flagOf, textOf, timeOf } from '../http/wire-values.ts'
import { wirePassword } from './wire-password.ts'

/** Our own devices, removedevice and removeotherdevices; a backend without them fails, and the page says so. */
export const axiosDevices = (http: Http): DevicesPort => ({
  devices: async (signal) => {
    const read = await http.call(devices, {}, signal)
    if (!read.ok) return read
    return success(
      read.value.map((device) => ({
        id: device.Id,
        name: textOf(device.Name),
        current: flagOf(device.IsCurrent),
        unproven: flagOf(device.IsUnproven),
        signedInAt: timeOf(device.SignInTime),
        seenAt: timeOf(device.SeenTime),
      })),
    )
  },

  remove: async ({ choice, password }, signal) => {
    const proof = password === '' ? {} : { Password: await wirePassword(password) }
    const done =
      choice.kind === 'one'
        ? await http.call(removeDevice, { body: { Id: choice.device.id, ...proof } }, signal)
        : await http.call(removeOtherDevices, { body: proof }, signal)
    return done.ok ? success(true) : done
  },
})
