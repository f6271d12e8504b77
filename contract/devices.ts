import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { wirePassword } from './password.ts'
import { sentText } from './request.ts'
import { flag, text, time } from './shape.ts'

const tag = '登录与用户'

/** A device on which the user is signed in. */
export const device = z.object({
  /** Tells devices of one user apart; says nothing of the session. */
  Id: z.string(),
  /** Its browser and system, as far as it named them: `Chrome · Windows`. */
  Name: text,
  /** The one that asks. */
  IsCurrent: flag,
  /** Signed in with the password, and the code of the second factor was not given there yet. */
  IsUnproven: flag,
  SignInTime: time,
  /** When it was last heard of, to the minute. */
  SeenTime: time,
})

/** GET devices (ours, R-wire-11): where the user is signed in, the asking device first, then the last heard of. */
export const devices = defineCall({
  method: 'GET',
  path: '/api/user/users/devices',
  summary: '已登录的设备',
  tag,
  access: 'session',
  data: z.array(device),
})

/** Whoever signed in this lately ends other devices without the password (R-session-20). */
export const RECENT_SIGN_IN_SECONDS = 600

/** The user's password; may be left out while the sign-in of the asking device is recent. */
const confirmation = z.optional(wirePassword)

/**
 * POST removedevice (ours): signs another device out at once. 404 for one that is not the user's, 409 for the asking one; 400 where the
 * password is asked for and is missing or wrong; 423 after repeated wrong ones with the waiting time. R-session-20.
 */
export const removeDevice = defineCall({
  method: 'POST',
  path: '/api/user/users/removedevice',
  summary: '移除设备',
  tag,
  access: 'session',
  body: z.object({ Id: sentText(z.minLength(1), z.maxLength(64)), Password: confirmation }),
  data: z.boolean(),
})

/** POST removeotherdevices (ours): signs every device but the asking one out at once. 400 and 423 as for removedevice. */
export const removeOtherDevices = defineCall({
  method: 'POST',
  path: '/api/user/users/removeotherdevices',
  summary: '移除其他所有设备',
  tag,
  access: 'session',
  body: z.object({ Password: confirmation }),
  data: z.boolean(),
})
