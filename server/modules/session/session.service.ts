import { CODE } from '#contract/envelope.ts'
import { inPassing } from '../../db/in-passing.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Viewer } from '../../http/viewer.ts'
import { chineseDate } from '../../runtime/chinese-date.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { SiteSettingsKept } from '../site/site-settings.repository.ts'
import { type UnprovenDto, type UserDto, userDto } from './current-user.ts'
import { deviceNameOf } from './device-name.ts'
import { isFactorDemanded } from './factor-demand.ts'
import type { Counter, LoginAttemptRepository } from './login-attempt.repository.ts'
import { ACCOUNT_THROTTLE, ADDRESS_THROTTLE, lockedUntil } from './login-throttle.ts'
import { networkOf } from './network.ts'
import type { OpenSession } from './open-session.query.ts'
import { type PasswordChecks, passwordFits } from './password.ts'
import type { SessionRepository } from './session.repository.ts'
import { bearerToken, hashToken, newToken } from './token.ts'

/** How often the end of a session is extended at most. */
const EXTEND_EVERY_MS = 60_000
const KEEP_ENDED_MS = 24 * 3600_000

const WRONG = '账号或密码错误'
const DISABLED = refuse(CODE.noRight, '账号已停用，请联系学校管理员')
const LEAVING = (eraseAt: Date): Refusal =>
  refuse(CODE.noRight, `账号正在注销，${chineseDate(eraseAt)}起删除数据。想继续使用，请先撤回注销`)

/** Settings of the site that concern sessions. */
type SessionSettings = Pick<SiteSettingsKept, 'secondFactorFor'> & {
  readonly limits: Pick<SiteSettingsKept['limits'], 'sessionCount'>
}

interface Needs {
  readonly sessions: SessionRepository
  readonly attempts: LoginAttemptRepository
  readonly clock: Clock
  readonly ttlSeconds: number
  /** After this no session goes on, however much it is used. */
  readonly maxSeconds: number
  readonly settings: () => Promise<SessionSettings>
  /** The queue in which sign-ins and password changes verify passwords. */
  readonly checks: PasswordChecks
}

/** Why a session goes on no more, where that is to be said. */
export type SessionEnd = 'disabled' | 'leaving' | 'reset' | 'tooMany' | 'tooLong'

interface Proven {
  readonly account: NonNullable<Awaited<ReturnType<SessionRepository['findAccount']>>>
  /** The hash that the password fits. */
  readonly verified: string
  readonly counters: readonly Counter[]
  readonly now: Date
}

export interface SignIn {
  readonly mobile: string
  readonly wirePassword: string
  /** The network address it comes from. */
  readonly address: string
  /** The id that the browser keeps; '' for none. */
  readonly device: string
  readonly userAgent?: string | undefined
  /** The `Authorization` header that it came with: the session it names ends by a sign-in that succeeds. */
  readonly former?: string | undefined
}

const deviceOf = ({ mobile, device }: SignIn): Counter => ({
  kind: 'device',
  value: `${mobile}\n${device}`,
  rule: ACCOUNT_THROTTLE,
})

const accountOf = ({ mobile }: SignIn): Counter => ({
  kind: 'account',
  value: mobile,
  rule: ACCOUNT_THROTTLE,
})

const placeOf = ({ address }: SignIn): Counter => ({
  kind: 'address',
  value: networkOf(address),
  rule: ADDRESS_THROTTLE,
})

export const sessionService = (needs: Needs) => {
  const { sessions, attempts, clock, ttlSeconds, maxSeconds, settings, checks } = needs
  const lastEnd = (createdAt: Date): number => createdAt.getTime() + maxSeconds * 1000
  const end = (now: Date, createdAt: Date) =>
    new Date(Math.min(now.getTime() + ttlSeconds * 1000, lastEnd(createdAt)))

  /** The condition of a session: first the code, then a new password, then setting up a second factor. */
  const heldBy = async (open: OpenSession): Promise<Viewer['held']> => {
    if (open.hasFactor && open.provenAt === null) return 'proving'
    if (open.mustChangePassword) return 'firstPassword'
    if (open.hasFactor) return null
    return isFactorDemanded((await settings()).secondFactorFor, open.administers) ? 'enrolling' : null
  }

  /** Reads the session again if it has a condition, which may have been met in another process. */
  const findSession = async (tokenHash: Buffer, now: Date) => {
    const found = await sessions.findOpen(tokenHash, now)
    if (found === null) return null
    const held = await heldBy(found)
    if (held === null) return { ...found, held }
    const anew = await sessions.findOpenAnew(tokenHash, now)
    return anew && { ...anew, held: await heldBy(anew) }
  }

  /** Failures of strangers must not lock out a user on a known device, which has its own counter. */
  const countersFor = async (credentials: SignIn, now: Date): Promise<readonly Counter[]> => {
    const device = deviceOf(credentials)
    const known = credentials.device !== '' && (await attempts.isKnown(device, now))
    return known ? [device] : [accountOf(credentials), placeOf(credentials)]
  }

  const blocked = async (counters: readonly Counter[], now: Date): Promise<Refusal | null> => {
    for (const counter of counters) {
      const until = await attempts.blockedUntil(counter, now)
      if (until) return lockedUntil('登录失败', until, now)
    }
    return null
  }

  const fail = async (counters: readonly Counter[], now: Date): Promise<Refusal> => {
    const waits: Date[] = []
    for (const counter of counters) {
      const until = await attempts.countFailure(counter, now)
      if (until) waits.push(until)
    }
    const [first] = waits
    return first ? lockedUntil('登录失败', first, now) : refuse(CODE.fieldError, WRONG)
  }

  const succeed = async (credentials: SignIn, counters: readonly Counter[], now: Date): Promise<void> => {
    for (const counter of counters) if (counter.kind === 'account') await attempts.forget(counter)
    if (credentials.device !== '') await attempts.know(deviceOf(credentials), now)
    await attempts.sweep(now)
  }

  /** Whose account and password these are, or the refusal: a wrong one of both (which is not said), or a wait. */
  const prove = async (credentials: SignIn): Promise<Proven | Refusal> => {
    const counters = await countersFor(credentials, clock())
    const before = await blocked(counters, clock())
    if (before) return before
    const account = await sessions.findAccount(credentials.mobile)
    const verified = account?.passwordHash ?? null
    const fits = await passwordFits(verified, credentials.wirePassword)
    const now = clock()
    if (!account || verified === null || !fits) return fail(counters, now)
    // Guesses sent all at once, to several processes even, must not get past the wait that the first of them earned.
    const meanwhile = await blocked(counters, now)
    if (meanwhile) return meanwhile
    return { account, verified, counters, now }
  }

  /** Answers a new token. */
  const open = async (
    credentials: SignIn,
    { account, verified, counters, now }: Proven,
  ): Promise<string | Refusal> => {
    if (account.disabledAt !== null) return DISABLED
    if (account.eraseAt !== null) return LEAVING(account.eraseAt)
    const { userId } = account
    const token = newToken()
    const tokenHash = hashToken(token)
    const opened = await sessions.open({
      tokenHash,
      userId,
      verified,
      deviceName: deviceNameOf(credentials.userAgent),
      now,
      expiresAt: end(now, now),
    })
    if (!opened) return fail(counters, now)
    await succeed(credentials, counters, now)
    const former = bearerToken(credentials.former)
    if (former !== null) await sessions.revoke(hashToken(former), now)
    await sessions.sweep(userId, new Date(now.getTime() - KEEP_ENDED_MS))
    // R-session-18. Who knows the password alone ends no session in which the code of a second factor was given.
    const most = (await settings()).limits.sessionCount
    const counted = account.hasFactor ? 'unproven' : 'all'
    if (most > 0) await sessions.closeOldest({ userId, opened: tokenHash, stay: most, now, counted })
    return token
  }

  return {
    /** Verifies the password in the queue, with the failures counted meanwhile, and opens a session. */
    async signIn(credentials: SignIn): Promise<string | Refusal> {
      const proven = await checks(() => prove(credentials))
      return proven instanceof Refusal ? proven : open(credentials, proven)
    },

    /** The user of an account and password, verified and counted like a sign-in; opens no session. */
    async proveAccount(credentials: SignIn): Promise<number | Refusal> {
      const proven = await checks(() => prove(credentials))
      if (proven instanceof Refusal) return proven
      await succeed(credentials, proven.counters, proven.now)
      return proven.account.userId
    },

    /** The viewer behind an `Authorization` header; moves the end of the session. */
    async identify(authorization: string | undefined): Promise<Viewer | null> {
      const token = bearerToken(authorization)
      if (!token) return null
      const tokenHash = hashToken(token)
      const now = clock()
      const found = await findSession(tokenHash, now)
      // One that was opened before there was an end is over as well.
      if (!found || lastEnd(found.createdAt) <= now.getTime()) return null
      if (now.getTime() - found.seenAt.getTime() >= EXTEND_EVERY_MS)
        await inPassing(sessions.extend(tokenHash, now, end(now, found.createdAt)))
      return { userId: found.userId, tokenHash, held: found.held }
    },

    /** Why the session behind an `Authorization` header goes on no more, where that is to be said. */
    async endOf(authorization: string | undefined): Promise<SessionEnd | null> {
      const token = bearerToken(authorization)
      if (token === null) return null
      const known = await sessions.findEnded(hashToken(token))
      if (known === null) return null
      if (known.isDisabled) return 'disabled'
      if (known.isLeaving) return 'leaving'
      if (known.wasTooMany) return 'tooMany'
      if (known.wasReset) return 'reset'
      return !known.isRevoked && lastEnd(known.createdAt) <= clock().getTime() ? 'tooLong' : null
    },

    async signOut(viewer: Viewer): Promise<true> {
      await sessions.revoke(viewer.tokenHash, clock())
      return true
    },

    async currentUser({ userId, held }: Viewer): Promise<UserDto | UnprovenDto> {
      if (held === 'proving') return { Id: userId, MustProve: true }
      const user = await sessions.findUser(userId)
      if (!user) throw new Error('a session points to a user who is gone')
      const organisations = await sessions.findOrganisations(userId)
      const menus = user.roleId === null ? null : await sessions.findMenuRows(user.roleId)
      const entries = menus?.length ? await sessions.findSchoolEntries(userId) : []
      return {
        ...userDto(user, organisations, menus, entries),
        ...(held === 'enrolling' ? { MustEnrol: true } : {}),
      }
    },
  }
}

export type SessionService = ReturnType<typeof sessionService>
