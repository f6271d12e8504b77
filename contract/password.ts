import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** MD5 of a password, hexadecimal, upper case, as at the sign-in (R-session-1). */
export const wirePassword = z.string().check(z.regex(/^[0-9A-F]{32}$/))

/**
 * POST changepassword (ours, R-session-16): the user's own password becomes another, and every other session of the user
 * ends. A repetition after a lost answer is answered alike. 400 the current password is not that one, both are the same, or
 * the new one is among those that most people choose; 423 after repeated failures with the waiting time.
 */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/user/users/changepassword',
  summary: '修改密码',
  tag: '登录与用户',
  access: 'session',
  body: z.object({ Password: wirePassword, NewPassword: wirePassword }),
  data: z.boolean(),
})
