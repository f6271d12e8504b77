import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { CODE } from '#contract/envelope.ts'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { contentWithdrawal } from '../../db/schema/content-withdrawal.ts'
import { refuse } from '../../http/envelope.ts'

/** Withdraws contents and restores them. */
export const withdrawalRepository = (tx: Queries) => {
  const write = async (
    contentId: number,
    values: { userId: number; reason: string; at: Date; moderated: boolean },
  ): Promise<void> => {
    await tx.update(content).set({ withdrawnAt: values.at }).where(eq(content.id, contentId))
    await tx
      .insert(contentWithdrawal)
      .values({ contentId, ...values })
      .onConflictDoUpdate({ target: contentWithdrawal.contentId, set: values })
  }

  return {
    /** Withdrawn by its author or a reviewer, who can restore it. */
    withdraw: (contentId: number, userId: number, reason: string, at: Date) =>
      write(contentId, { userId, reason, at, moderated: false }),

    /** Taken down by a moderator: neither its author nor a reviewer can restore it (R-moderation-2). */
    moderate: (contentId: number, userId: number, reason: string, at: Date) =>
      write(contentId, { userId, reason, at, moderated: true }),

    /**
     * Of these, whether one was taken down so that only who did it, or the platform, offers it again. Until the end of the
     * transaction nobody takes them down or offers them again.
     */
    async holdModerated(...contentIds: readonly number[]): Promise<boolean> {
      const these = inArray(content.id, [...contentIds])
      await tx.select({ id: content.id }).from(content).where(these).orderBy(asc(content.id)).for('update')
      const found = await tx
        .select({ id: content.id })
        .from(contentWithdrawal)
        .innerJoin(content, and(eq(content.id, contentWithdrawal.contentId), isNotNull(content.withdrawnAt)))
        .where(and(these, eq(contentWithdrawal.moderated, true)))
        .limit(1)
      return found.length > 0
    },

    async offer(contentId: number): Promise<void> {
      await tx.update(content).set({ withdrawnAt: null }).where(eq(content.id, contentId))
      await tx.delete(contentWithdrawal).where(eq(contentWithdrawal.contentId, contentId))
    },

    /** Who withdrew it; null if unknown. */
    async findWho(contentId: number): Promise<number | null> {
      const [found] = await tx
        .select({ userId: contentWithdrawal.userId })
        .from(contentWithdrawal)
        .where(eq(contentWithdrawal.contentId, contentId))
      return found?.userId ?? null
    },
  }
}

/** The answer to authors and reviewers who try to restore it. */
export const MODERATED = refuse(CODE.noRight, '这项内容已被管理员下架，请联系管理员恢复')
