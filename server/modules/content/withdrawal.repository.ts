import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { contentWithdrawal } from '../../db/schema/content-withdrawal.ts'

/** Takes contents out of what is offered, and back. */
export const withdrawalRepository = (tx: Queries) => ({
  async withdraw(contentId: number, userId: number, reason: string, at: Date): Promise<void> {
    await tx.update(content).set({ withdrawnAt: at }).where(eq(content.id, contentId))
    const values = { userId, reason, at }
    await tx
      .insert(contentWithdrawal)
      .values({ contentId, ...values })
      .onConflictDoUpdate({ target: contentWithdrawal.contentId, set: values })
  },

  async offer(contentId: number): Promise<void> {
    await tx.update(content).set({ withdrawnAt: null }).where(eq(content.id, contentId))
    await tx.delete(contentWithdrawal).where(eq(contentWithdrawal.contentId, contentId))
  },

  /** Who withdrew it; null where nobody is known. */
  async findWho(contentId: number): Promise<number | null> {
    const [found] = await tx
      .select({ userId: contentWithdrawal.userId })
      .from(contentWithdrawal)
      .where(eq(contentWithdrawal.contentId, contentId))
    return found?.userId ?? null
  },
})
