import { CODE } from '#contract/envelope.ts'
import type { Clock } from '../../clock.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import { type SentUser, sentUser } from './current-user.ts'
import type { LoginAttemptRepository } from './login-attempt.repository.ts'
import { passwordFits } from './password.ts'
import type { SessionRepository } from './session.repository.ts'
import { ACCOUNT_SLOW_DOWN, ADDRESS_SLOW_DOWN, waitInWords } from './slow-down.ts'
import { bearerToken, hashToken, newToken } from './token.ts'

/** The end of a session is moved at most this often. */
const EXTEND_EVERY_MS = 60_000
const KEEP_ENDED_MS = 24 * 3600_000

const WRONG = '账号或密码错误'

interface Needs {
  readonly sessions: SessionRepository
  readonly attempts: LoginAttemptRepository
  readonly clock: Clock
  readonly ttlSeconds: number
}

export interface SignIn {
  readonly mobile: string
  readonly wirePassword: string
  /** The network address it comes from. */
  readonly address: string
}

export const sessionService = ({ sessions, attempts, clock, ttlSeconds }: Needs) => {
  const end = (now: Date) => new Date(now.getTime() + ttlSeconds * 1000)

  const locked = (until: Date, now: Date): Refusal =>
    refuse(
      CODE.locked,
      `登录失败次数过多，请在 ${waitInWords((until.getTime() - now.getTime()) / 1000)}后重试`,
    )

  const blocked = async ({ mobile, address }: SignIn, now: Date): Promise<Refusal | null> => {
    const until =
      (await attempts.blockedUntil('account', mobile, now)) ??
      (await attempts.blockedUntil('address', address, now))
    return until && locked(until, now)
  }

  const fail = async ({ mobile, address }: SignIn, now: Date): Promise<Refusal> => {
    const account = await attempts.countFailure('account', mobile, ACCOUNT_SLOW_DOWN, now)
    const place = await attempts.countFailure('address', address, ADDRESS_SLOW_DOWN, now)
    const until = account ?? place
    return until ? locked(until, now) : refuse(CODE.fieldError, WRONG)
  }

  return {
    /** Answers a new token, or the refusal: wrong account or password (which is not said), or a wait. */
    async signIn(credentials: SignIn): Promise<string | Refusal> {
      const before = await blocked(credentials, clock())
      if (before) return before
      const account = await sessions.findAccount(credentials.mobile)
      const fits = await passwordFits(account?.passwordHash ?? null, credentials.wirePassword)
      const now = clock()
      if (!account || !fits) return fail(credentials, now)
      // Guesses sent all at once must not get past the wait that the first of them earned.
      const meanwhile = await blocked(credentials, now)
      if (meanwhile) return meanwhile
      const token = newToken()
      await attempts.forget('account', credentials.mobile)
      await sessions.sweep(account.userId, new Date(now.getTime() - KEEP_ENDED_MS))
      await sessions.open({
        tokenHash: hashToken(token),
        userId: account.userId,
        now,
        expiresAt: end(now),
      })
      return token
    },

    /** The viewer behind an `Authorization` header; moves the end of the session. */
    async identify(authorization: string | undefined): Promise<Viewer | null> {
      const token = bearerToken(authorization)
      if (!token) return null
      const tokenHash = hashToken(token)
      const now = clock()
      const found = await sessions.findOpen(tokenHash, now)
      if (!found) return null
      if (now.getTime() - found.seenAt.getTime() >= EXTEND_EVERY_MS)
        await sessions.extend(tokenHash, now, end(now))
      return { userId: found.userId, tokenHash }
    },

    async signOut(viewer: Viewer): Promise<true> {
      await sessions.revoke(viewer.tokenHash, clock())
      return true
    },

    async currentUser({ userId }: Viewer): Promise<SentUser> {
      const user = await sessions.findUser(userId)
      if (!user) throw new Error('a session points to a user who is gone')
      const organisations = await sessions.findOrganisations(userId)
      const menus = user.roleId === null ? null : await sessions.findMenuRows(user.roleId)
      return sentUser(user, organisations, menus)
    },
  }
}

export type SessionService = ReturnType<typeof sessionService>
