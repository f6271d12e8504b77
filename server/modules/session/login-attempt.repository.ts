import { createHash } from 'node:crypto'
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { loginAttempt } from '../../db/schema/login-attempt.ts'
import { type LoginThrottle, waitAfter } from './login-throttle.ts'

/**
 * What failures are counted for: `device` is an account on a device where it has signed in before, `password` a user who
 * gives the current password to change it, `factor` one who gives codes of the second factor, `newFactor` one who sets it up.
 */
export interface Counter {
  readonly kind: 'account' | 'address' | 'device' | 'password' | 'factor' | 'newFactor'
  readonly value: string
  readonly rule: LoginThrottle
}

const DAY_MS = 24 * 3600_000
/** How long a device stays known after the account was last used on it. */
const KNOWN_MS = 90 * DAY_MS

const keyOf = (value: string): string => createHash('sha256').update(value).digest('hex')

const row = ({ kind, value }: Pick<Counter, 'kind' | 'value'>) =>
  and(eq(loginAttempt.kind, kind), eq(loginAttempt.key, keyOf(value)))

/** Failed sign-ins in a row, kept in the database since several processes may serve one school. */
export const loginAttemptRepository = (db: Queries) => ({
  /** True when there is a row younger than a known device may be. */
  async isKnown(device: Counter, now: Date): Promise<boolean> {
    const [found] = await db.select({ at: loginAttempt.lastFailedAt }).from(loginAttempt).where(row(device))
    return found !== undefined && now.getTime() - found.at.getTime() < KNOWN_MS
  },

  /**
   * Until when sign-in is refused, or null. No wait is longer than its rule's longest: one that is was written before the
   * clock was set back, and is cut to that.
   */
  async blockedUntil(counter: Counter, now: Date): Promise<Date | null> {
    const [found] = await db
      .select({ until: loginAttempt.blockedUntil })
      .from(loginAttempt)
      .where(row(counter))
    if (!found?.until || found.until <= now) return null
    const latest = new Date(now.getTime() + counter.rule.longestWait * 1000)
    if (found.until <= latest) return found.until
    await db.update(loginAttempt).set({ blockedUntil: latest }).where(row(counter))
    return latest
  },

  /** Counts a failure in one statement, so that no two at once count as one; returns the end of the wait, if any. */
  async countFailure({ kind, value, rule }: Counter, now: Date): Promise<Date | null> {
    const forgotten = new Date(now.getTime() - rule.memory * 1000)
    const [counted] = await db
      .insert(loginAttempt)
      .values({ kind, key: keyOf(value), failures: 1, lastFailedAt: now })
      .onConflictDoUpdate({
        target: [loginAttempt.kind, loginAttempt.key],
        set: {
          failures: sql`case when ${loginAttempt.lastFailedAt} < ${forgotten.toISOString()}::timestamptz then 1 else ${loginAttempt.failures} + 1 end`,
          lastFailedAt: now,
        },
      })
      .returning({ failures: loginAttempt.failures })
    const wait = waitAfter(counted?.failures ?? 1, rule)
    if (wait === 0) return null
    const until = new Date(now.getTime() + wait * 1000)
    await db.update(loginAttempt).set({ blockedUntil: until }).where(row({ kind, value }))
    return until
  },

  async forget(counter: Counter): Promise<void> {
    await db.delete(loginAttempt).where(row(counter))
  },

  /** Marks the device as known for the account and resets its failures there. */
  async know({ kind, value }: Counter, now: Date): Promise<void> {
    const clean = { failures: 0, lastFailedAt: now, blockedUntil: null }
    await db
      .insert(loginAttempt)
      .values({ kind, key: keyOf(value), ...clean })
      .onConflictDoUpdate({ target: [loginAttempt.kind, loginAttempt.key], set: clean })
  },

  /** Drops what no longer counts: guesses at made-up accounts must not fill the table. */
  async sweep(now: Date): Promise<void> {
    const before = (ms: number) => lt(loginAttempt.lastFailedAt, new Date(now.getTime() - ms))
    await db
      .delete(loginAttempt)
      .where(
        or(
          and(ne(loginAttempt.kind, 'device'), before(DAY_MS)),
          and(eq(loginAttempt.kind, 'device'), before(KNOWN_MS)),
        ),
      )
  },
})

export type LoginAttemptRepository = ReturnType<typeof loginAttemptRepository>
