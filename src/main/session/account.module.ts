import { ContainerModule } from 'inversify'
import { provideDevices } from '#application/session/devices.provide.ts'
import { providePasswordChange } from '#application/session/password-change.provide.ts'
import {
  CREDENTIAL_MEMORY,
  DEVICES_LOGIC,
  DEVICES_PORT,
  PASSWORD_CHANGE_LOGIC,
  PASSWORD_PORT,
} from './tokens.ts'

/** 账号: devices and password of the user. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(DEVICES_LOGIC).toResolvedValue(provideDevices, [DEVICES_PORT])
  bind(PASSWORD_CHANGE_LOGIC).toResolvedValue(providePasswordChange, [PASSWORD_PORT, CREDENTIAL_MEMORY])
})
