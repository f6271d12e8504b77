import type { DevicesPort } from '#application/session/devices.port.ts'
import { devices, removeDevice } from '#contract/devices.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { flagOf, textOf, timeOf } from '../http/wire-values.ts'

/** Our own devices and removedevice; a backend without them fails, and the page says so. */
export const axiosDevices = (http: Http): DevicesPort => ({
  devices: async (signal) => {
    const read = await http.call(devices, {}, signal)
    if (!read.ok) return read
    return success(
      read.value.map((device) => ({
        id: device.Id,
        name: textOf(device.Name),
        current: flagOf(device.IsCurrent),
        signedInAt: timeOf(device.SignInTime),
        seenAt: timeOf(device.SeenTime),
      })),
    )
  },

  remove: async (id, signal) => {
    const done = await http.call(removeDevice, { body: { Id: id } }, signal)
    return done.ok ? success(true) : done
  },
})
