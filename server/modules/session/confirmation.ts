import { RECENT_SIGN_IN_SECONDS } from '#contract/devices.ts'
import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { PasswordService } from './password.service.ts'
import type { SessionRepository } from './session.repository.ts'

const UNPROVEN = refuse(CODE.fieldError, '请输入密码')

interface Needs {
  readonly sessions: Pick<SessionRepository, 'findOpen'>
  readonly passwords: Pick<PasswordService, 'confirm'>
  readonly clock: Clock
}

export type Confirm = (viewer: Viewer, password?: string) => Promise<true | Refusal>

/**
 * Confirms that the person at an open session is its user (R-session-20): the device signed in recently, or the password is given. Wrong
 * passwords are throttled.
 */
export const confirmation =
  ({ sessions, passwords, clock }: Needs): Confirm =>
  async ({ userId, tokenHash }, password) => {
    if (password !== undefined) return passwords.confirm(userId, password)
    const own = await sessions.findOpen(tokenHash, clock())
    const age = own === null ? Number.POSITIVE_INFINITY : clock().getTime() - own.createdAt.getTime()
    return age <= RECENT_SIGN_IN_SECONDS * 1000 || UNPROVEN
  }
