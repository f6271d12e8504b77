import { and, asc, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { contentWithdrawal } from '../../db/schema/content-withdrawal.ts'
import { courseDraft } from '../../db/schema/course-draft.ts'
import { livePlan } from '../../db/schema/live-plan.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { SHARE_EVENT, SHARE_STATUS, shareEvent, shareRequest } from '../../db/schema/share-request.ts'
import type { PageWanted } from '../../http/page.ts'
import { nameOf, visibleTo } from '../content/content-card.query.ts'

const IN_LIBRARY = [SHARE_STATUS.approved, SHARE_STATUS.removing]

/** What settles whether the owner of a shared file has asked that it leave the library. */
const ABOUT_WISH = [
  SHARE_EVENT.removalAsked,
  SHARE_EVENT.removalDeclined,
  SHARE_EVENT.removalWithdrawn,
  SHARE_EVENT.approved,
  SHARE_EVENT.restored,
].join()

const takenOut = sql`${shareRequest} where ${shareRequest.contentId} = ${content.id}
  and ${shareRequest.status} = ${SHARE_STATUS.takenDown}`

/** How a content left what is offered, where that was not by its maker. */
const LEAVING = {
  /** Out of the library that it had been shared with. */
  isFromLibrary: sql<boolean>`exists (select 1 from ${takenOut})`,
  /** Its owner had asked for it. */
  isWished: sql<boolean>`exists (select 1 from ${takenOut} and ${SHARE_EVENT.removalAsked} = (
    select about.kind from ${shareEvent} about where about.request_id = ${shareRequest.id}
    and about.kind in (${sql.raw(ABOUT_WISH)}) order by about.id desc limit 1))`,
  /** Another version of the same file stands in the library since. */
  isReplaced: sql<boolean>`exists (select 1 from ${takenOut} and exists (
    select 1 from ${shareRequest} newer join ${content} standing on standing.id = newer.content_id
    where newer.thread = ${shareRequest.thread} and standing.withdrawn_at is null and standing.id <> ${content.id}))`,
}

/** Whose taken-down contents: of these schools (null: of all), by one person (null: by anybody). */
export interface TakenDownWanted {
  readonly schoolIds: readonly number[] | null
  readonly byId: number | null
}

/** Contents as those see them who look after a school. */
export const moderationRepository = (db: Queries) => ({
  /** A content with how it was withdrawn, which says something only while it is; null for none. */
  async find(id: number) {
    const [found] = await db
      .select({
        id: content.id,
        name: content.name,
        teacherId: content.teacherId,
        organisationId: content.organisationId,
        withdrawnAt: content.withdrawnAt,
        byId: contentWithdrawal.userId,
        byName: appUser.name,
        reason: contentWithdrawal.reason,
        moderated: contentWithdrawal.moderated,
        ...LEAVING,
      })
      .from(content)
      .leftJoin(contentWithdrawal, eq(contentWithdrawal.contentId, content.id))
      .leftJoin(appUser, eq(appUser.id, contentWithdrawal.userId))
      .where(eq(content.id, id))
    return found ?? null
  },

  /** Whether somebody may open it. */
  async isVisible(id: number, userId: number): Promise<boolean> {
    const found = await db
      .select({ id: content.id })
      .from(content)
      .where(and(eq(content.id, id), visibleTo(userId)))
    return found.length > 0
  },

  /**
   * Nobody else changes it until the transaction ends. The requests that it came by are held first, as by everything else that changes
   * both: of two acts that meet one waits, and none is broken off.
   */
  async lock(id: number): Promise<void> {
    await db
      .select({ id: shareRequest.id })
      .from(shareRequest)
      .where(eq(shareRequest.contentId, id))
      .orderBy(asc(shareRequest.id))
      .for('update')
    await db.select({ id: content.id }).from(content).where(eq(content.id, id)).for('update')
  },

  /** The schools that somebody reviews for. */
  async findReviewed(userId: number): Promise<readonly number[]> {
    const found = await db
      .select({ id: membership.organisationId })
      .from(membership)
      .where(and(eq(membership.userId, userId), eq(membership.canVerify, true)))
    return found.map(({ id }) => id)
  },

  /** The latest first; not what its maker withdrew. */
  async findTakenDown({ schoolIds, byId }: TakenDownWanted, { index, size }: PageWanted) {
    const where = and(
      isNotNull(content.withdrawnAt),
      or(eq(contentWithdrawal.moderated, true), LEAVING.isFromLibrary),
      schoolIds === null ? undefined : inArray(content.organisationId, [...schoolIds]),
      byId === null ? undefined : eq(contentWithdrawal.userId, byId),
    )
    const [counted] = await db
      .select({ total: count() })
      .from(contentWithdrawal)
      .innerJoin(content, eq(content.id, contentWithdrawal.contentId))
      .where(where)
    const rows = await db
      .select({
        id: content.id,
        type: content.type,
        name: content.name,
        withdrawnAt: content.withdrawnAt,
        organisationName: nameOf(organisation, content.organisationId),
        teacherName: nameOf(appUser, content.teacherId),
        byId: contentWithdrawal.userId,
        byName: nameOf(appUser, contentWithdrawal.userId),
        reason: contentWithdrawal.reason,
        moderated: contentWithdrawal.moderated,
        ...LEAVING,
      })
      .from(contentWithdrawal)
      .innerJoin(content, eq(content.id, contentWithdrawal.contentId))
      .where(where)
      .orderBy(desc(contentWithdrawal.at), desc(content.id))
      .limit(size)
      .offset((index - 1) * size)
    return { total: counted?.total ?? 0, rows }
  },

  /** Who made the course or the live lesson, besides its teacher. */
  async findMakers(id: number): Promise<readonly number[]> {
    const drafts = await db
      .select({ userId: courseDraft.ownerId })
      .from(courseDraft)
      .where(eq(courseDraft.contentId, id))
    const plans = await db
      .select({ userId: livePlan.ownerId })
      .from(livePlan)
      .where(eq(livePlan.contentId, id))
    return [...drafts, ...plans].map(({ userId }) => userId)
  },

  /** The request by which a file became this content: one that the library holds, or one that was taken down. */
  async findRequest(id: number, is: 'held' | 'takenDown') {
    const [found] = await db
      .select({ id: shareRequest.id, userId: shareRequest.userId })
      .from(shareRequest)
      .where(
        and(
          eq(shareRequest.contentId, id),
          inArray(shareRequest.status, is === 'held' ? IN_LIBRARY : [SHARE_STATUS.takenDown]),
        ),
      )
      .orderBy(desc(shareRequest.id))
      .limit(1)
    return found ?? null
  },
})

export type ModeratedContent = NonNullable<
  Awaited<ReturnType<ReturnType<typeof moderationRepository>['find']>>
>
