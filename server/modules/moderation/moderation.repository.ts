import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { content } from '../../db/schema/content.ts'
import { contentWithdrawal } from '../../db/schema/content-withdrawal.ts'
import { courseDraft } from '../../db/schema/course-draft.ts'
import { livePlan } from '../../db/schema/live-plan.ts'
import { membership } from '../../db/schema/membership.ts'
import { SHARE_STATUS, shareRequest } from '../../db/schema/share-request.ts'

const IN_LIBRARY = [SHARE_STATUS.approved, SHARE_STATUS.removing]

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
      })
      .from(content)
      .leftJoin(contentWithdrawal, eq(contentWithdrawal.contentId, content.id))
      .leftJoin(appUser, eq(appUser.id, contentWithdrawal.userId))
      .where(eq(content.id, id))
    return found ?? null
  },

  /** Nobody else changes it until the transaction ends. */
  async lock(id: number): Promise<void> {
    await db.select({ id: content.id }).from(content).where(eq(content.id, id)).for('update')
  },

  async reviews(userId: number, organisationId: number): Promise<boolean> {
    const found = await db
      .select({ id: membership.organisationId })
      .from(membership)
      .where(
        and(
          eq(membership.userId, userId),
          eq(membership.organisationId, organisationId),
          eq(membership.canVerify, true),
        ),
      )
    return found.length > 0
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
