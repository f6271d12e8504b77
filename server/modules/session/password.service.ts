import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Counter, LoginAttemptRepository } from './login-attempt.repository.ts'
import { ACCOUNT_THROTTLE, lockedUntil } from './login-throttle.ts'
import { hashPassword, type PasswordChecks, passwordFits } from './password.ts'
import type { SessionRepository } from './session.repository.ts'

const WRONG = refuse(CODE.fieldError, '当前密码不正确')
const UNCHANGED = refuse(CODE.fieldError, '新密码和当前密码相同')
/** The refusal of a common password. */
export const COMMON_PASSWORD = refuse(CODE.fieldError, '这个密码很多人用过，容易被猜到，请换一个')

interface Needs {
  readonly sessions: SessionRepository
  readonly attempts: LoginAttemptRepository
  readonly clock: Clock
  /** Sign-ins and changes of passwords check their passwords in one row. */
  readonly checks: PasswordChecks
}

/** Wrong passwords at an open session are counted separately and lock no sign-in. */
const guessesOf = (userId: number): Counter => ({
  kind: 'password',
  value: String(userId),
  rule: ACCOUNT_THROTTLE,
})

/** The password of a user, changed by the user (R-session-16). Passwords come as the wire has them (R-session-11). */
export const passwordService = ({ sessions, attempts, clock, checks }: Needs) => {
  const check = async (viewer: Viewer, current: string, next: string): Promise<true | Refusal> => {
    const guesses = guessesOf(viewer.userId)
    const blocked = await attempts.blockedUntil(guesses, clock())
    if (blocked) return lockedUntil('密码输错', blocked, clock())
    const stored = await sessions.findPasswordHash(viewer.userId)
    // Without its answer a change is asked for again: it has been made.
    if (stored === null || !(await passwordFits(stored, current))) {
      if (await passwordFits(stored, next)) return true
      const until = await attempts.countFailure(guesses, clock())
      return until ? lockedUntil('密码输错', until, clock()) : WRONG
    }
    const changed = await sessions.changePassword({
      userId: viewer.userId,
      verified: stored,
      keeps: viewer.tokenHash,
      passwordHash: await hashPassword(next),
      now: clock(),
    })
    // Another one was given meanwhile: what was asked for is looked at beside that.
    if (!changed) return check(viewer, current, next)
    await attempts.forget(guesses)
    return true
  }

  const confirmOnce = async (userId: number, current: string): Promise<true | Refusal> => {
    const guesses = guessesOf(userId)
    const blocked = await attempts.blockedUntil(guesses, clock())
    if (blocked) return lockedUntil('密码输错', blocked, clock())
    if (await passwordFits(await sessions.findPasswordHash(userId), current)) {
      await attempts.forget(guesses)
      return true
    }
    const until = await attempts.countFailure(guesses, clock())
    return until ? lockedUntil('密码输错', until, clock()) : WRONG
  }

  return {
    /** Whether this is the user's password; wrong ones are counted as for a password change. */
    async confirm(userId: number, current: string): Promise<true | Refusal> {
      return checks(() => confirmOnce(userId, current))
    },

    /** Changes it and ends every other session of the user; the refusal says why not. */
    async change(viewer: Viewer, current: string, next: string): Promise<true | Refusal> {
      if (current === next) return UNCHANGED
      if (await isCommonPassword(next)) return COMMON_PASSWORD
      return checks(() => check(viewer, current, next))
    },
  }
}

export type PasswordService = ReturnType<typeof passwordService>
