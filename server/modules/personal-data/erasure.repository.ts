import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import { JOB_KIND } from '#contract/job.ts'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { auditEntry } from '../../db/schema/audit-entry.ts'
import { backgroundJob } from '../../db/schema/background-job.ts'
import { comment } from '../../db/schema/comment.ts'
import { membership } from '../../db/schema/membership.ts'
import { rosterEntry } from '../../db/schema/roster.ts'
import { SHARE_STATUS, shareEvent, shareRequest, WRITTEN_BY_OWNER } from '../../db/schema/share-request.ts'
import { PERSONAL_COLUMNS } from './personal-columns.query.ts'

/** What an account that was given up is called where something of it stays. */
export const NOBODY = '已注销用户'

/** The acts with which earlier versions wrote an owner's words into the log. */
const WRITTEN_ACTS = ['review.applied', 'review.removalAsked']

/** Who may sign in and goes on doing so. */
const stays = and(isNull(appUser.disabledAt), isNull(appUser.eraseAt))

/** Accounts that are given up. */
export const erasureRepository = (db: Queries) => ({
  /** What is planned with an account; null for none, and for one that is erased. */
  async find(userId: number) {
    const [found] = await db
      .select({ name: appUser.name, mobile: appUser.mobile, eraseAt: appUser.eraseAt })
      .from(appUser)
      .where(and(eq(appUser.id, userId), isNull(appUser.erasedAt)))
    return found ?? null
  },

  /**
   * Holds the account, who acts on it and all that administer what it administers, the lowest id first, so that of two who leave
   * at once the second sees the first.
   */
  async hold(userId: number, byId: number): Promise<void> {
    const schools = db
      .select({ id: membership.organisationId })
      .from(membership)
      .where(and(eq(membership.userId, userId), eq(membership.canAdminister, true)))
    const beside = db
      .select({ id: membership.userId })
      .from(membership)
      .where(and(inArray(membership.organisationId, schools), eq(membership.canAdminister, true)))
    await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(
        or(
          inArray(appUser.id, [userId, byId]),
          eq(appUser.platformRight, PLATFORM_RIGHT.administrator),
          inArray(appUser.id, beside),
        ),
      )
      .orderBy(asc(appUser.id))
      .for('update')
  },

  /** Whether the account administers all schools and nobody else does. */
  async isLastOfPlatform(userId: number): Promise<boolean> {
    const administrators = await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.platformRight, PLATFORM_RIGHT.administrator), stays))
    return administrators.length === 1 && administrators[0]?.id === userId
  },

  /** Whether the account administers a school that nobody else does. */
  async isLastOfSchool(userId: number): Promise<boolean> {
    const others = db
      .select({ id: membership.organisationId })
      .from(membership)
      .innerJoin(appUser, eq(appUser.id, membership.userId))
      .where(and(eq(membership.canAdminister, true), ne(membership.userId, userId), stays))
    const own = await db
      .select({ id: membership.organisationId })
      .from(membership)
      .where(
        and(
          eq(membership.userId, userId),
          eq(membership.canAdminister, true),
          not(inArray(membership.organisationId, others)),
        ),
      )
    return own.length > 0
  },

  /** Has the account erased from then on; false where that is asked for already. */
  async plan(userId: number, eraseAt: Date): Promise<boolean> {
    const planned = await db
      .update(appUser)
      .set({ eraseAt, rowVersion: sql`${appUser.rowVersion} + 1` })
      .where(and(eq(appUser.id, userId), isNull(appUser.eraseAt), isNull(appUser.erasedAt)))
      .returning({ id: appUser.id })
    return planned.length > 0
  },

  /** Takes that back; false where nobody asked for it, or the time is over. */
  async takeBack(userId: number, now: Date): Promise<boolean> {
    const kept = await db
      .update(appUser)
      .set({ eraseAt: null, rowVersion: sql`${appUser.rowVersion} + 1` })
      .where(and(eq(appUser.id, userId), gt(appUser.eraseAt, now)))
      .returning({ id: appUser.id })
    return kept.length > 0
  },

  /** Those whose time is over, the longest first. */
  async findDue(now: Date): Promise<readonly number[]> {
    const due = await db
      .select({ id: appUser.id })
      .from(appUser)
      .where(lte(appUser.eraseAt, now))
      .orderBy(asc(appUser.eraseAt))
    return due.map(({ id }) => id)
  },

  /** Of `userId` nothing is left but what stays for others, in one transaction with its caller; false where it was taken back. */
  async erase(userId: number, now: Date): Promise<boolean> {
    const [held] = await db
      .select({ mobile: appUser.mobile })
      .from(appUser)
      .where(and(eq(appUser.id, userId), lte(appUser.eraseAt, now)))
      .for('update')
    if (held === undefined) return false
    for (const { column, fate, only } of PERSONAL_COLUMNS) {
      const own = eq(column, userId)
      // A condition that is unknown is none that holds.
      const goes = only === undefined ? undefined : sql`(${only}) is not true`
      if (fate === 'delete' || goes !== undefined) await db.delete(column.table).where(and(own, goes))
    }
    await db
      .delete(backgroundJob)
      .where(and(eq(backgroundJob.kind, JOB_KIND.personalData), eq(backgroundJob.key, `user:${userId}`)))
    if (held.mobile !== null)
      await db.delete(rosterEntry).where(sql`strpos(${rosterEntry.content}::text, ${held.mobile}) > 0`)
    await db
      .update(comment)
      .set({ body: '' })
      .where(and(eq(comment.userId, userId), isNotNull(comment.deletedAt)))
    // What was written to reviewers; the log of earlier versions has it too.
    const shared = eq(shareRequest.userId, userId)
    await db.update(shareRequest).set({ remark: '' }).where(shared)
    await db
      .update(shareRequest)
      .set({ reason: '' })
      .where(and(shared, eq(shareRequest.status, SHARE_STATUS.removing)))
    await db
      .update(shareEvent)
      .set({ detail: '' })
      .where(and(eq(shareEvent.userId, userId), inArray(shareEvent.kind, [...WRITTEN_BY_OWNER])))
    await db
      .update(auditEntry)
      .set({ detail: {} })
      .where(and(eq(auditEntry.userId, userId), inArray(auditEntry.act, WRITTEN_ACTS)))
    await db
      .update(appUser)
      .set({
        name: NOBODY,
        namePinyin: '',
        mobile: null,
        title: '',
        avatarUrl: '',
        passwordHash: null,
        roleId: null,
        platformRight: PLATFORM_RIGHT.none,
        mustChangePassword: false,
        disabledAt: now,
        eraseAt: null,
        erasedAt: now,
        rowVersion: sql`${appUser.rowVersion} + 1`,
      })
      .where(eq(appUser.id, userId))
    return true
  },
})
