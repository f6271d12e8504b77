import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { publishingNotice } from '../../db/schema/publishing-notice.ts'

const AT_MOST = 50

/** A notice about a content to the people it concerns. */
export interface PublishingNews {
  readonly contentId: number
  /** PUBLISHING_NOTICE of contract/publishing-notice.ts. */
  readonly kind: number
  readonly reason: string
  readonly at: Date
}

/** Notices to authors about decisions of others on their publications. */
export const publishingNoticeRepository = (tx: Queries) => ({
  /** Tells everybody but who decided it; null is nobody. */
  async tell(
    people: readonly (number | null)[],
    deciderId: number,
    { contentId, kind, reason, at }: PublishingNews,
  ): Promise<void> {
    const others = [...new Set(people)].filter((id) => id !== null && id !== deciderId) as number[]
    if (others.length > 0)
      await tx
        .insert(publishingNotice)
        .values(others.map((userId) => ({ userId, contentId, kind, reason, createdAt: at })))
  },

  /** Deletes unseen notices of these kinds. */
  async unsay(userId: number, contentId: number, kinds: readonly number[]): Promise<void> {
    await tx
      .delete(publishingNotice)
      .where(
        and(
          eq(publishingNotice.userId, userId),
          eq(publishingNotice.contentId, contentId),
          inArray(publishingNotice.kind, [...kinds]),
          isNull(publishingNotice.seenAt),
        ),
      )
  },

  findNews: (userId: number) =>
    tx
      .select({
        notice: publishingNotice,
        type: content.type,
        name: content.name,
      })
      .from(publishingNotice)
      .innerJoin(content, eq(content.id, publishingNotice.contentId))
      .where(and(eq(publishingNotice.userId, userId), isNull(publishingNotice.seenAt)))
      .orderBy(desc(publishingNotice.createdAt), desc(publishingNotice.id))
      .limit(AT_MOST),

  async countNews(userId: number): Promise<number> {
    const [counted] = await tx
      .select({ total: count() })
      .from(publishingNotice)
      .where(and(eq(publishingNotice.userId, userId), isNull(publishingNotice.seenAt)))
    return counted?.total ?? 0
  },

  async see(userId: number, ids: readonly number[], at: Date): Promise<void> {
    await tx
      .update(publishingNotice)
      .set({ seenAt: at })
      .where(
        and(
          eq(publishingNotice.userId, userId),
          inArray(publishingNotice.id, [...ids]),
          isNull(publishingNotice.seenAt),
        ),
      )
  },
})
