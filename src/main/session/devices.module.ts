import { ContainerModule } from 'inversify'
import { provideDevices } from '#application/session/devices.provide.ts'
import { DEVICES_LOGIC, DEVICES_PORT } from './tokens.ts'

export const devicesModule = new ContainerModule(({ bind }) => {
  bind(DEVICES_LOGIC).toResolvedValue(provideDevices, [DEVICES_PORT])
})
