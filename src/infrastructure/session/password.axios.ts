import type { PasswordPort } from '#application/session/password.port.ts'
import { changePassword } from '#contract/password.ts'
import { success } from '#domain/kernel/result.ts'
import type { Http } from '../http/http.ts'
import { wirePassword } from './wire-password.ts'

/** Our own changepassword; a backend without it fails, and the page says so. */
export const axiosPassword = (http: Http): PasswordPort => ({
  change: async (current, next, signal) => {
    const [Password, NewPassword] = await Promise.all([wirePassword(current), wirePassword(next)])
    const done = await http.call(changePassword, { body: { Password, NewPassword } }, signal)
    return done.ok ? success(true) : done
  },
})
