import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { intention } from '../../db/schema/intention.ts'

interface Which {
  readonly userId: number
  readonly digest: Buffer
}

export const intentionRepository = (db: Db) => ({
  /** The sealed answer; null for what was not answered yet. */
  async find({ userId, digest }: Which): Promise<Buffer | null> {
    const [found] = await db
      .select({ answer: intention.answer })
      .from(intention)
      .where(and(eq(intention.userId, userId), eq(intention.digest, digest)))
    return found?.answer ?? null
  },

  async keep(answered: typeof intention.$inferInsert): Promise<void> {
    await db.insert(intention).values(answered).onConflictDoNothing()
  },

  /** How many were answered before and are gone now. */
  async forget(before: Date): Promise<number> {
    const { rowCount } = await db.delete(intention).where(lt(intention.answeredAt, before))
    return rowCount ?? 0
  },
})

export type IntentionRepository = ReturnType<typeof intentionRepository>
