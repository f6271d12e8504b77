import { ContainerModule } from 'inversify'
import { provideDevices } from '#application/session/devices.provide.ts'
import { providePasswordChange } from '#application/session/password-change.provide.ts'
import {
  provideFactorEnrolment,
  provideFactorProof,
  provideSecondFactor,
} from '#application/session/second-factor.provide.ts'
import {
  CREDENTIAL_MEMORY,
  DEVICES_LOGIC,
  DEVICES_PORT,
  FACTOR_ENROLMENT_LOGIC,
  FACTOR_PROOF_LOGIC,
  PASSWORD_CHANGE_LOGIC,
  PASSWORD_PORT,
  SECOND_FACTOR_LOGIC,
  SECOND_FACTOR_PORT,
} from './tokens.ts'

/** 账号: the user's devices, password and second factor. */
export const accountModule = new ContainerModule(({ bind }) => {
  bind(DEVICES_LOGIC).toResolvedValue(provideDevices, [DEVICES_PORT])
  bind(SECOND_FACTOR_LOGIC).toResolvedValue(provideSecondFactor, [SECOND_FACTOR_PORT])
  bind(FACTOR_PROOF_LOGIC).toResolvedValue(provideFactorProof, [SECOND_FACTOR_PORT])
  bind(FACTOR_ENROLMENT_LOGIC).toResolvedValue(provideFactorEnrolment, [SECOND_FACTOR_PORT])
  bind(PASSWORD_CHANGE_LOGIC).toResolvedValue(providePasswordChange, [PASSWORD_PORT, CREDENTIAL_MEMORY])
})
