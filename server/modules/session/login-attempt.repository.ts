import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { loginAttempt } from '../../db/schema/login-attempt.ts'
import { type SlowDown, waitAfter } from './slow-down.ts'

export type AttemptKind = 'account' | 'address'

const keyOf = (value: string): string => createHash('sha256').update(value).digest('hex')

const row = (kind: AttemptKind, value: string) =>
  and(eq(loginAttempt.kind, kind), eq(loginAttempt.key, keyOf(value)))

/** Failed sign-ins in a row, kept in the database since several processes may serve one school. */
export const loginAttemptRepository = (db: Db) => ({
  /** Until when sign-in is refused, or null. */
  async blockedUntil(kind: AttemptKind, value: string, now: Date): Promise<Date | null> {
    const [found] = await db
      .select({ until: loginAttempt.blockedUntil })
      .from(loginAttempt)
      .where(row(kind, value))
    return found?.until && found.until > now ? found.until : null
  },

  /** Counts a failure in one statement, so that no two at once count as one; returns the end of the wait, if any. */
  async countFailure(kind: AttemptKind, value: string, rule: SlowDown, now: Date): Promise<Date | null> {
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
    await db.update(loginAttempt).set({ blockedUntil: until }).where(row(kind, value))
    return until
  },

  async forget(kind: AttemptKind, value: string): Promise<void> {
    await db.delete(loginAttempt).where(row(kind, value))
  },
})

export type LoginAttemptRepository = ReturnType<typeof loginAttemptRepository>
