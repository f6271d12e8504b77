import { fromPromise } from 'xstate'
import { devicesMachine } from '#domain/session/devices.machine.ts'
import type { DevicesPort } from './devices.port.ts'

export const provideDevices = (port: DevicesPort) =>
  devicesMachine.provide({
    actors: {
      read: fromPromise(({ signal }) => port.devices(signal)),
      remove: fromPromise(({ input, signal }) => port.remove(input, signal)),
    },
  })
