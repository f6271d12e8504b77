import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { wirePassword } from './password.ts'
import { sentText } from './request.ts'
import { amount, flag, time } from './shape.ts'

const tag = '登录与用户'

/** Six digits of an authenticator app, RFC 6238: SHA-1, steps of 30 seconds. */
const appCode = z.string().check(z.regex(/^\d{6}$/))

/** Six digits of the app, or one of the recovery codes; spaces, hyphens and capitals in it say nothing. */
export const factorCode = sentText(z.trim(), z.minLength(1), z.maxLength(40))

/** How many recovery codes are given at once, each of which is good for once. */
export const RECOVERY_CODES = 10

/** What was begun is to be confirmed within these seconds. */
export const ENROLMENT_SECONDS = 3600

/** Told this once. `xxxxx-xxxxx`. */
const recoveryCodes = z.object({ RecoveryCodes: z.array(z.string()) })

/** GET secondfactor (ours, R-wire-11): whether a sign-in of the one who asks takes a code besides the password. R-session-21. */
export const secondFactor = defineCall({
  method: 'GET',
  path: '/api/user/users/secondfactor',
  summary: '动态码的情况',
  tag,
  access: 'session',
  data: z.object({
    IsOn: flag,
    /** Empty while it is off. */
    Since: time,
    RecoveryCodesLeft: amount,
    /** It is demanded of the one who asks, as an administrator: it cannot be taken away, only moved to another app. */
    IsRequired: flag,
  }),
})

/**
 * POST beginsecondfactor (ours): a secret for an authenticator app; nothing changes before it is confirmed. Asked again, a new one takes
 * the place of the one that was not confirmed. Password: as for removedevice, it may be left out while the sign-in is recent; 400 and 423
 * as there. Where it is on already this moves it to another app: 409 without Code, 400, 409 and 423 for one that is wrong or used, as for provesecondfactor;
 * what was there holds until the new one is confirmed.
 */
export const beginSecondFactor = defineCall({
  method: 'POST',
  path: '/api/user/users/beginsecondfactor',
  summary: '开始设置动态码',
  tag,
  access: 'session',
  body: z.object({ Password: z.optional(wirePassword), Code: z.optional(factorCode) }),
  data: z.object({
    /** Base32, to be typed where no picture can be taken. */
    Secret: z.string(),
    /** `otpauth://totp/…`, for the picture. */
    Uri: z.string(),
  }),
})

/**
 * POST confirmsecondfactor (ours): it is on from now on. The asking session counts as proven; every other one of the user has to be
 * proven at its next call. A repetition after a lost answer under the same key is given the same codes. 400 a wrong code (what was begun
 * stays), 409 nothing begun within ENROLMENT_SECONDS; 423 after repeated wrong ones with the waiting time.
 */
export const confirmSecondFactor = defineCall({
  method: 'POST',
  path: '/api/user/users/confirmsecondfactor',
  summary: '开启动态码',
  tag,
  access: 'session',
  body: z.object({ Code: appCode }),
  data: recoveryCodes,
})

/**
 * POST provesecondfactor (ours): the session of a sign-in is whole from now on. One that is whole is answered alike. 400 a wrong code, 409
 * one that was used already, 423 after repeated wrong ones with the waiting time.
 */
export const proveSecondFactor = defineCall({
  method: 'POST',
  path: '/api/user/users/provesecondfactor',
  summary: '输入动态码',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({ Code: factorCode }),
  data: z.boolean(),
})

/** POST renewrecoverycodes (ours): ten new ones; all before are void. 400, 409 and 423 as for provesecondfactor, 409 also while it is off. */
export const renewRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/user/users/renewrecoverycodes',
  summary: '重新生成恢复码',
  tag,
  access: 'session',
  body: z.object({ Code: factorCode }),
  data: recoveryCodes,
})

/**
 * POST removesecondfactor (ours): a sign-in takes the password alone again. 400 another password or code, 423 after repeated wrong ones,
 * 409 a code that was used already, and where it is demanded of the one who asks. Where there is none it is answered alike.
 */
export const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/api/user/users/removesecondfactor',
  summary: '关闭动态码',
  tag,
  access: 'session',
  body: z.object({ Password: wirePassword, Code: factorCode }),
  data: z.boolean(),
})
