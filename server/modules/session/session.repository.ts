import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { cloudMenu } from '../../db/schema/cloud-menu.ts'
import { membership } from '../../db/schema/membership.ts'
import { role, roleMenu, roleMenuItem } from '../../db/schema/role.ts'
import { secondFactor } from '../../db/schema/second-factor.ts'
import { session } from '../../db/schema/session.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { findMemberships } from './memberships.query.ts'
import { factorOf, findOpenSession } from './open-session.query.ts'

/** Which sessions of a user count towards their limit. */
const COUNTED = { all: undefined, proven: isNotNull(session.provenAt), unproven: isNull(session.provenAt) }

interface Closing {
  readonly userId: number
  /** The hash of the token of the session that was just opened, or proven. */
  readonly opened: Buffer
  readonly stay: number
  readonly now: Date
  readonly counted: keyof typeof COUNTED
}

export const sessionRepository = (db: Db) => ({
  /** Who signs in with this account, and the hash to check. */
  async findAccount(mobile: string): Promise<{
    userId: number
    passwordHash: string | null
    disabledAt: Date | null
    eraseAt: Date | null
    hasFactor: boolean
  } | null> {
    const [found] = await db
      .select({
        userId: appUser.id,
        passwordHash: appUser.passwordHash,
        disabledAt: appUser.disabledAt,
        eraseAt: appUser.eraseAt,
        hasFactor: sql<boolean>`${isNotNull(secondFactor.userId)}`,
      })
      .from(appUser)
      .leftJoin(secondFactor, factorOf(appUser.id))
      .where(eq(appUser.mobile, mobile))
    return found ?? null
  },

  async findPasswordHash(userId: number): Promise<string | null> {
    const [found] = await db
      .select({ passwordHash: appUser.passwordHash })
      .from(appUser)
      .where(eq(appUser.id, userId))
    return found?.passwordHash ?? null
  },

  /**
   * One transaction with its audit line; of the user's sessions only `keeps`, the hash of a token, stays open. False,
   * and nothing is changed, where `verified` is the hash no more.
   */
  changePassword: (change: {
    userId: number
    verified: string
    passwordHash: string
    keeps: Buffer
    now: Date
  }): Promise<boolean> =>
    db.transaction(async (tx) => {
      const { userId, verified, passwordHash, keeps, now } = change
      const changed = await tx
        .update(appUser)
        .set({ passwordHash, mustChangePassword: false })
        .where(and(eq(appUser.id, userId), eq(appUser.passwordHash, verified)))
        .returning({ id: appUser.id })
      if (changed.length === 0) return false
      await tx
        .update(session)
        .set({ revokedAt: now })
        .where(and(eq(session.userId, userId), ne(session.tokenHash, keeps), isNull(session.revokedAt)))
      await auditRepository(tx).note({
        at: now,
        userId,
        act: 'account.changePassword',
        subject: `user:${userId}`,
        detail: {},
      })
      return true
    }),

  /** Opens a session; false if `verified` is no longer the hash of the password. */
  open: (entry: {
    tokenHash: Buffer
    userId: number
    verified: string
    deviceName: string
    now: Date
    expiresAt: Date
  }): Promise<boolean> =>
    db.transaction(async (tx) => {
      const { now, verified, ...rest } = entry
      // Another password ends the sessions that are there: one that is on its way waits for it, or is waited for.
      const unchanged = await tx
        .select({ id: appUser.id })
        .from(appUser)
        .where(and(eq(appUser.id, entry.userId), eq(appUser.passwordHash, verified)))
        .for('share')
      if (unchanged.length === 0) return false
      await tx.insert(session).values({ ...rest, createdAt: now, seenAt: now })
      return true
    }),

  /**
   * Of the open sessions of a user that are counted so many stay, at least one: `opened`, since a clock that was set back makes the newest
   * the oldest, and the latest of the others. How many ended; none where `opened` has ended meanwhile, for one of the same moment.
   */
  async closeOldest({ userId, opened, stay, now, counted }: Closing): Promise<number> {
    const open = (queries: Queries) =>
      queries
        .select({ tokenHash: session.tokenHash })
        .from(session)
        .where(
          and(
            eq(session.userId, userId),
            isNull(session.revokedAt),
            gt(session.expiresAt, now),
            COUNTED[counted],
          ),
        )
        // Who gives a code on a device that signed in long ago is not signed out by that.
        .orderBy(
          desc(counted === 'proven' ? session.provenAt : session.createdAt),
          desc(session.createdAt),
          desc(session.seenAt),
        )
    if ((await open(db)).length <= stay) return 0
    // One after the other: of two that sign in at once each would end the other.
    return withUserLock(db, userId, async (tx) => {
      const hashes = (await open(tx)).map(({ tokenHash }) => tokenHash)
      const others = hashes.filter((tokenHash) => !tokenHash.equals(opened))
      const tooMany = others.length === hashes.length ? [] : others.slice(stay - 1)
      if (tooMany.length === 0) return 0
      await tx
        .update(session)
        .set({ revokedAt: now, wasTooMany: true })
        .where(inArray(session.tokenHash, tooMany))
      return tooMany.length
    })
  },

  findOpen: (tokenHash: Buffer, now: Date) => findOpenSession(db, tokenHash, now),

  /** The same, without the cache. */
  findOpenAnew: (tokenHash: Buffer, now: Date) => findOpenSession(db, tokenHash, now),

  /** A session, ended or not; null once it was deleted. */
  async findEnded(tokenHash: Buffer): Promise<{
    createdAt: Date
    isRevoked: boolean
    isDisabled: boolean
    isLeaving: boolean
    wasReset: boolean
    wasTooMany: boolean
  } | null> {
    const [found] = await db
      .select({
        createdAt: session.createdAt,
        revokedAt: session.revokedAt,
        wasTooMany: session.wasTooMany,
        disabledAt: appUser.disabledAt,
        eraseAt: appUser.eraseAt,
        mustChangePassword: appUser.mustChangePassword,
      })
      .from(session)
      .innerJoin(appUser, eq(appUser.id, session.userId))
      .where(eq(session.tokenHash, tokenHash))
    if (found === undefined) return null
    const { createdAt, revokedAt, disabledAt, eraseAt, mustChangePassword, wasTooMany } = found
    return {
      createdAt,
      isRevoked: revokedAt !== null,
      isDisabled: disabledAt !== null,
      isLeaving: eraseAt !== null,
      // Every session ends when somebody else gives a password, which is to be changed then.
      wasReset: revokedAt !== null && mustChangePassword,
      wasTooMany,
    }
  },

  /** Moves the end of a session that is still open. */
  async extend(tokenHash: Buffer, now: Date, expiresAt: Date): Promise<void> {
    await db
      .update(session)
      .set({ seenAt: now, expiresAt })
      .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt), gt(session.expiresAt, now)))
  },

  async revoke(tokenHash: Buffer, now: Date): Promise<void> {
    await db.update(session).set({ revokedAt: now }).where(eq(session.tokenHash, tokenHash))
  },

  /** Ends every open session of a user but one. */
  async revokeOthers(userId: number, stays: Buffer, now: Date): Promise<void> {
    await db
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.userId, userId), ne(session.tokenHash, stays), isNull(session.revokedAt)))
  },

  /** The sessions of a user that are still open, the last heard of first. */
  findAllOpen: (userId: number, now: Date) =>
    db
      .select({
        tokenHash: session.tokenHash,
        deviceName: session.deviceName,
        createdAt: session.createdAt,
        seenAt: session.seenAt,
        isUnproven: sql<boolean>`${and(isNotNull(secondFactor.userId), isNull(session.provenAt))}`,
      })
      .from(session)
      .leftJoin(secondFactor, factorOf(session.userId))
      .where(and(eq(session.userId, userId), isNull(session.revokedAt), gt(session.expiresAt, now)))
      .orderBy(desc(session.seenAt), desc(session.createdAt)),

  /** Deletes sessions that ended long ago. */
  async sweep(userId: number, before: Date): Promise<void> {
    await db
      .delete(session)
      .where(
        and(eq(session.userId, userId), or(lt(session.expiresAt, before), lt(session.revokedAt, before))),
      )
  },

  async findUser(userId: number) {
    const [found] = await db
      .select({
        id: appUser.id,
        mobile: appUser.mobile,
        name: appUser.name,
        title: appUser.title,
        avatarUrl: appUser.avatarUrl,
        roleId: appUser.roleId,
        platformRight: appUser.platformRight,
        mustChangePassword: appUser.mustChangePassword,
        staysHome: role.staysHome,
        schoolLibrary: role.schoolLibrary,
        paperComposition: role.paperComposition,
      })
      .from(appUser)
      .leftJoin(role, eq(role.id, appUser.roleId))
      .where(eq(appUser.id, userId))
    return found ?? null
  },

  findOrganisations: (userId: number) => findMemberships(db, userId),

  /** The menus of a role with their entries, one row an entry; a menu without entries has one row with null. */
  findMenuRows: (roleId: number) =>
    db
      .select({ menu: roleMenu, item: roleMenuItem })
      .from(roleMenu)
      .leftJoin(roleMenuItem, eq(roleMenuItem.menuId, roleMenu.id))
      .where(eq(roleMenu.roleId, roleId))
      .orderBy(asc(roleMenu.sort), asc(roleMenu.id), asc(roleMenuItem.sort), asc(roleMenuItem.id)),

  /** Cloud menu entries of the user's schools, in the order of each school. */
  findSchoolEntries: (userId: number) =>
    db
      .select({
        id: cloudMenu.id,
        organisationId: cloudMenu.organisationId,
        name: cloudMenu.name,
        sort: cloudMenu.sort,
      })
      .from(cloudMenu)
      .innerJoin(membership, eq(membership.organisationId, cloudMenu.organisationId))
      .where(eq(membership.userId, userId))
      .orderBy(asc(cloudMenu.organisationId), asc(cloudMenu.sort), asc(cloudMenu.id)),
})

export type SessionRepository = ReturnType<typeof sessionRepository>
