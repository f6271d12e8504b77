import { and, count, eq, isNull, ne } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { recoveryCode, secondFactor } from '../../db/schema/second-factor.ts'
import { session } from '../../db/schema/session.ts'
import { administering } from './administering.query.ts'
import type { RecoveryCodes } from './recovery-code.ts'
import { openFactor, sealFactor } from './sealed-factor.ts'

type Codes = Pick<RecoveryCodes, 'salt' | 'hashes'>

export type FactorRow = typeof secondFactor.$inferSelect

/** Second factors of users, and which of their sessions are proven by one. */
export const secondFactorRepository = (db: Queries) => {
  const keepCodes = async (userId: number, { hashes }: Codes): Promise<void> => {
    await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
    await db.insert(recoveryCode).values(hashes.map((hash) => ({ userId, hash })))
  }

  /** Null for who never began to set one up. */
  const find = async (userId: number): Promise<FactorRow | null> => {
    const [found] = await db.select().from(secondFactor).where(eq(secondFactor.userId, userId))
    return found ?? null
  }

  return {
    find,

    /** The same, held until the transaction ends: of two who give the same code at once one is too late. */
    async hold(userId: number): Promise<FactorRow | null> {
      const [held] = await db.select().from(secondFactor).where(eq(secondFactor.userId, userId)).for('update')
      return held ?? null
    },

    /** Whether it may be demanded of the user: who administers schools or all of them. */
    async administers(userId: number): Promise<boolean> {
      const found = await db
        .select({ id: appUser.id })
        .from(appUser)
        .where(and(eq(appUser.id, userId), administering(db)))
      return found.length > 0
    },

    async isOn(userId: number): Promise<boolean> {
      return ((await find(userId))?.confirmedAt ?? null) !== null
    },

    /** Keeps a secret that is to be confirmed, in place of the one before. */
    async begin(userId: number, sealed: Buffer, now: Date): Promise<void> {
      const begun = { begunSecret: sealed, begunAt: now }
      await db
        .insert(secondFactor)
        .values({ userId, ...begun })
        .onConflictDoUpdate({ target: secondFactor.userId, set: begun })
    },

    /** What was begun is what holds from now on; of the user's sessions `tokenHash` alone is proven. */
    async confirm(
      { userId, begunSecret }: FactorRow,
      confirmed: {
        readonly tokenHash: Buffer
        readonly step: number
        readonly codes: Codes
        readonly now: Date
      },
    ): Promise<void> {
      const { tokenHash, step, codes, now } = confirmed
      await db
        .update(secondFactor)
        .set({
          secret: begunSecret,
          confirmedAt: now,
          lastStep: step,
          begunSecret: null,
          begunAt: null,
          recoverySalt: codes.salt,
        })
        .where(eq(secondFactor.userId, userId))
      await keepCodes(userId, codes)
      await db
        .update(session)
        .set({ provenAt: null })
        .where(and(eq(session.userId, userId), ne(session.tokenHash, tokenHash)))
      await db.update(session).set({ provenAt: now }).where(eq(session.tokenHash, tokenHash))
    },

    /** Codes of this step and those before are used from now on. */
    async use(userId: number, step: number): Promise<void> {
      await db.update(secondFactor).set({ lastStep: step }).where(eq(secondFactor.userId, userId))
    },

    /** Whether it was one of the user's that was not used yet; it is now. */
    async useRecovery(userId: number, hash: Buffer, now: Date): Promise<boolean> {
      const used = await db
        .update(recoveryCode)
        .set({ usedAt: now })
        .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hash), isNull(recoveryCode.usedAt)))
        .returning({ userId: recoveryCode.userId })
      return used.length > 0
    },

    async isUsed(userId: number, hash: Buffer): Promise<boolean> {
      const used = await db
        .select({ at: recoveryCode.usedAt })
        .from(recoveryCode)
        .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hash)))
      return used.length > 0
    },

    async replaceCodes(userId: number, codes: Codes): Promise<void> {
      await db.update(secondFactor).set({ recoverySalt: codes.salt }).where(eq(secondFactor.userId, userId))
      await keepCodes(userId, codes)
    },

    async countLeft(userId: number): Promise<number> {
      const [left] = await db
        .select({ many: count() })
        .from(recoveryCode)
        .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)))
      return left?.many ?? 0
    },

    async prove(tokenHash: Buffer, now: Date): Promise<void> {
      await db.update(session).set({ provenAt: now }).where(eq(session.tokenHash, tokenHash))
    },

    /** Removes it, a half-finished enrolment too, and ends sessions that had not passed it: they would be fully signed in otherwise. */
    async remove(userId: number, now: Date): Promise<void> {
      const unproven = and(eq(session.userId, userId), isNull(session.provenAt), isNull(session.revokedAt))
      await db.update(session).set({ revokedAt: now }).where(unproven)
      await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
      await db.delete(secondFactor).where(eq(secondFactor.userId, userId))
    },

    /** Seals every secret with another key of the installation, in the transaction that changes it. */
    async reseal(from: Buffer, to: Buffer): Promise<void> {
      const anew = (userId: number, sealed: Buffer | null) =>
        sealed === null ? null : sealFactor(to, userId, openFactor(from, userId, sealed))
      for (const { userId, secret, begunSecret } of await db.select().from(secondFactor).for('update'))
        await db
          .update(secondFactor)
          .set({ secret: anew(userId, secret), begunSecret: anew(userId, begunSecret) })
          .where(eq(secondFactor.userId, userId))
    },
  }
}
