import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { session } from '../../db/schema/session.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { factorGuesses } from './factor-proof.ts'
import { loginAttemptRepository } from './login-attempt.repository.ts'
import { secondFactorRepository } from './second-factor.repository.ts'

/**
 * Removes the second factor of a user who lost the app and the recovery codes: all sessions end, throttling is reset, and the next sign-in
 * needs only the password. False where there is no second factor.
 */
export const removeLostFactor = async (tx: Queries, userId: number, now: Date): Promise<boolean> => {
  const factors = secondFactorRepository(tx)
  if (!(await factors.isOn(userId))) return false
  await tx
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.userId, userId), isNull(session.revokedAt)))
  await factors.remove(userId, now)
  await loginAttemptRepository(tx).forget(factorGuesses(userId))
  return true
}

/** For the operator of the server, when no administrator can sign in. */
export const lostFactorRepository = (db: Db) => ({
  /** The user, or why nothing was done. Writes an audit line without an actor. */
  remove: (
    mobile: string,
    at: Date,
  ): Promise<{ readonly name: string } | { readonly refused: 'missing' | 'none' }> =>
    db.transaction(async (tx) => {
      const [user] = await tx
        .select({ id: appUser.id, name: appUser.name })
        .from(appUser)
        .where(eq(appUser.mobile, mobile))
        .for('update')
      if (user === undefined) return { refused: 'missing' }
      if (!(await removeLostFactor(tx, user.id, at))) return { refused: 'none' }
      await auditRepository(tx).note({
        at,
        userId: null,
        organisationId: null,
        act: 'person.removeSecondFactor',
        subject: `user:${user.id}`,
        detail: {},
      })
      return { name: user.name }
    }),
})
