import { and, asc, count, eq, gt, inArray, isNull, max, notInArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { role } from '../../db/schema/role.ts'
import { session } from '../../db/schema/session.ts'
import { findMemberships } from '../session/memberships.query.ts'
import type { HeldSchool } from './person-rights.ts'

/** What an administrator changes of an account. */
export type AccountChange = Partial<
  Pick<
    typeof appUser.$inferInsert,
    | 'name'
    | 'namePinyin'
    | 'title'
    | 'roleId'
    | 'platformRight'
    | 'quotaGigabytes'
    | 'disabledAt'
    | 'passwordHash'
    | 'mustChangePassword'
  >
>

/** One person, as administrators read and change them. */
export const personRepository = (db: Queries) => ({
  /** Holds these accounts until the transaction ends, the lower id first, so that no two wait for each other. */
  async hold(...ids: readonly number[]): Promise<void> {
    await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(inArray(appUser.id, [...ids]))
      .orderBy(asc(appUser.id))
      .for('update')
  },

  /** Null for nobody of this id, and for who was erased: what is left of them names no person. */
  async find(id: number) {
    const [found] = await db
      .select({
        id: appUser.id,
        mobile: appUser.mobile,
        name: appUser.name,
        title: appUser.title,
        roleId: appUser.roleId,
        platformRight: appUser.platformRight,
        quotaGigabytes: appUser.quotaGigabytes,
        disabledAt: appUser.disabledAt,
        mustChangePassword: appUser.mustChangePassword,
        rowVersion: appUser.rowVersion,
      })
      .from(appUser)
      .where(and(eq(appUser.id, id), isNull(appUser.erasedAt)))
    if (found === undefined) return null
    const schools: readonly HeldSchool[] = await findMemberships(db, id)
    return { ...found, schools }
  },

  /** How many sessions of a person are open, and when one was last heard of. */
  async findUse(userId: number, now: Date): Promise<{ devices: number; seenAt: Date | null }> {
    const [open] = await db
      .select({ devices: count() })
      .from(session)
      .where(and(eq(session.userId, userId), isNull(session.revokedAt), gt(session.expiresAt, now)))
    const [heard] = await db
      .select({ at: max(session.seenAt) })
      .from(session)
      .where(eq(session.userId, userId))
    return { devices: open?.devices ?? 0, seenAt: heard?.at ?? null }
  },

  /** Held until the transaction ends: nobody gets a role that is being removed. */
  async isRole(id: number): Promise<boolean> {
    return (await db.select({ id: role.id }).from(role).where(eq(role.id, id)).for('key share')).length > 0
  },

  /** Which of these schools there are and are open. */
  async findSchoolIds(ids: readonly number[]): Promise<readonly number[]> {
    if (ids.length === 0) return []
    const found = await db
      .select({ id: organisation.id })
      .from(organisation)
      .where(and(inArray(organisation.id, [...ids]), isNull(organisation.closedAt)))
    return found.map(({ id }) => id)
  },

  /** Writes an account that was held, as a version of its own. */
  async write(id: number, rowVersion: number, change: AccountChange): Promise<void> {
    await db
      .update(appUser)
      .set({ ...change, rowVersion: rowVersion + 1 })
      .where(eq(appUser.id, id))
  },

  /** The id of a new account; null where another of the same number was faster. */
  async add(account: typeof appUser.$inferInsert): Promise<number | null> {
    const [made] = await db
      .insert(appUser)
      .values(account)
      .onConflictDoNothing({ target: appUser.mobile })
      .returning({ id: appUser.id })
    return made?.id ?? null
  },

  /** Makes `wanted` the person's schools among `among`; those outside stay as they are. New ones come last. */
  async replaceSchools(
    userId: number,
    among: readonly number[],
    wanted: readonly Omit<HeldSchool, 'name'>[],
  ): Promise<void> {
    const kept = wanted.map(({ id }) => id)
    const gone = and(eq(membership.userId, userId), inArray(membership.organisationId, [...among]))
    if (among.length > 0)
      await db
        .delete(membership)
        .where(kept.length === 0 ? gone : and(gone, notInArray(membership.organisationId, kept)))
    const [last] = await db
      .select({ sort: max(membership.sort) })
      .from(membership)
      .where(eq(membership.userId, userId))
    for (const [place, { id, canVerify, canAdminister }] of wanted.entries())
      await db
        .insert(membership)
        .values({
          userId,
          organisationId: id,
          canVerify,
          canAdminister,
          sort: (last?.sort ?? 0) + 1 + place,
        })
        .onConflictDoUpdate({
          target: [membership.userId, membership.organisationId],
          set: { canVerify, canAdminister },
        })
  },

  /** Ends every session of a person. */
  async endSessions(userId: number, now: Date): Promise<void> {
    await db
      .update(session)
      .set({ revokedAt: now })
      .where(and(eq(session.userId, userId), isNull(session.revokedAt)))
  },
})

export type PersonRepository = ReturnType<typeof personRepository>
export type PersonRow = NonNullable<Awaited<ReturnType<PersonRepository['find']>>>
