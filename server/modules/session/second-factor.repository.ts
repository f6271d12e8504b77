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

/** Second factors, and which sessions were verified by one. */
export const secondFactorRepository = (db: Queries) => {
  const keepCodes = async (userId: number, { hashes }: Codes): Promise<void> => {
    await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
    await db.insert(recoveryCode).values(hashes.map((hash) => ({ userId, hash })))
  }

  /** Null for users who never began to set one up. */
  const find = async (userId: number): Promise<FactorRow | null> => {
    const [found] = await db.select().from(secondFactor).where(eq(secondFactor.userId, userId))
    return found ?? null
  }

  return {
    find,

    /** The same, locked until the transaction ends, so that a code given twice at once counts once. */
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

    /** Stores a secret that has to be confirmed, replacing an earlier one. */
    async begin(userId: number, sealed: Buffer, now: Date): Promise<void> {
      const begun = { begunSecret: sealed, begunAt: now }
      await db
        .insert(secondFactor)
        .values({ userId, ...begun })
        .onConflictDoUpdate({ target: secondFactor.userId, set: begun })
    },

    /** Activates the pending secret; of the user's sessions only `tokenHash` counts as verified. */
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

    /** Marks the codes up to this time step as used. */
    async use(userId: number, step: number): Promise<void> {
      await db.update(secondFactor).set({ lastStep: step }).where(eq(secondFactor.userId, userId))
    },

    /** Uses a recovery code; false if it is none of the user's unused ones. */
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

    /** Re-encrypts every secret with a new installation key, in the transaction that changes the key. */
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
