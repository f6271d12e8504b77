import type { SecondFactorPort } from '#application/session/second-factor.port.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from '#contract/second-factor.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, timeOf } from '../http/wire-values.ts'
import { wirePassword } from './wire-password.ts'

/** Our own secondfactor and its neighbours; a backend without them fails, and the page says so. */
export const axiosSecondFactor = (http: Http): SecondFactorPort => ({
  secondFactor: async (signal) => {
    const read = await http.call(secondFactor, {}, signal)
    if (!read.ok) return read
    const { IsOn, Since, RecoveryCodesLeft, IsRequired } = read.value
    return success({
      isOn: flagOf(IsOn),
      since: timeOf(Since),
      recoveryCodesLeft: amountOf(RecoveryCodesLeft),
      isRequired: flagOf(IsRequired),
    })
  },

  begin: async ({ password, code }, signal) => {
    const body = {
      ...(password === '' ? {} : { Password: await wirePassword(password) }),
      ...(code === '' ? {} : { Code: code }),
    }
    const begun = await http.call(beginSecondFactor, { body }, signal)
    return begun.ok ? success({ secret: begun.value.Secret, uri: begun.value.Uri }) : begun
  },

  confirm: async (code, signal) => {
    const confirmed = await http.call(confirmSecondFactor, { body: { Code: code } }, signal)
    return confirmed.ok ? success(confirmed.value.RecoveryCodes) : confirmed
  },

  prove: async (code, signal) => {
    const proven = await http.call(proveSecondFactor, { body: { Code: code } }, signal)
    return proven.ok ? success(true) : proven
  },

  renew: async (code, signal) => {
    const renewed = await http.call(renewRecoveryCodes, { body: { Code: code } }, signal)
    return renewed.ok ? success(renewed.value.RecoveryCodes) : renewed
  },

  remove: async ({ password, code }, signal) => {
    const body = { Password: await wirePassword(password), Code: code }
    const removed = await http.call(removeSecondFactor, { body }, signal)
    return removed.ok ? success(true) : removed
  },
})
