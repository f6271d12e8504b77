import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { secondFactor } from '../../db/schema/second-factor.ts'
import { session } from '../../db/schema/session.ts'
import { administering } from './administering.query.ts'

/** The second factor of the user of a row, where it is on. */
export const factorOf = (userId: typeof session.userId | typeof appUser.id) =>
  and(eq(secondFactor.userId, userId), isNotNull(secondFactor.confirmedAt))

export interface OpenSession {
  readonly userId: number
  readonly createdAt: Date
  readonly seenAt: Date
  readonly expiresAt: Date
  readonly mustChangePassword: boolean
  readonly hasFactor: boolean
  /** When the code of the second factor was given. */
  readonly provenAt: Date | null
  readonly administers: boolean
}

/** Null for an ended session, and for a disabled or leaving user: their sign-in may have been in progress at that moment. */
export const findOpenSession = async (
  db: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<OpenSession | null> => {
  const [found] = await db
    .select({
      userId: session.userId,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      expiresAt: session.expiresAt,
      mustChangePassword: appUser.mustChangePassword,
      hasFactor: sql<boolean>`${isNotNull(secondFactor.userId)}`,
      provenAt: session.provenAt,
      administers: sql<boolean>`${administering(db)}`,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .leftJoin(secondFactor, factorOf(session.userId))
    .where(
      and(
        eq(session.tokenHash, tokenHash),
        isNull(session.revokedAt),
        gt(session.expiresAt, now),
        isNull(appUser.disabledAt),
        isNull(appUser.eraseAt),
      ),
    )
  return found ?? null
}
