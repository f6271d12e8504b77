import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { intention } from '../../db/schema/intention.ts'

/** In the place of an answer: no sealed one is as short. */
export const BEGUN = Buffer.alloc(0)

interface Which {
  readonly userId: number
  readonly digest: Buffer
}

export const intentionRepository = (db: Db) => ({
  /** The sealed answer, BEGUN for what began and was not answered; null for what nobody sent yet. */
  async find({ userId, digest }: Which): Promise<Buffer | null> {
    const [found] = await db
      .select({ answer: intention.answer })
      .from(intention)
      .where(and(eq(intention.userId, userId), eq(intention.digest, digest)))
    return found?.answer ?? null
  },

  /**
   * Notes that it begins. Nothing waits for the disk: the log is written in its order, so that whatever the call writes afterwards
   * takes this with it.
   */
  async begin({ userId, digest }: Which, at: Date): Promise<void> {
    await db.execute(
      sql`with unsynced as (select set_config('synchronous_commit', 'off', true))
        insert into ${intention} (user_id, digest, answer, answered_at)
        select ${userId}::integer, ${digest}::bytea, ${BEGUN}::bytea, ${at.toISOString()}::timestamptz from unsynced
        on conflict do nothing`,
    )
  },

  async keep(answered: typeof intention.$inferInsert): Promise<void> {
    const { answer, answeredAt } = answered
    await db
      .insert(intention)
      .values(answered)
      .onConflictDoUpdate({
        target: [intention.userId, intention.digest],
        set: { answer, answeredAt },
        setWhere: eq(intention.answer, BEGUN),
      })
  },

  /** It was not done. */
  async drop({ userId, digest }: Which): Promise<void> {
    await db
      .delete(intention)
      .where(and(eq(intention.userId, userId), eq(intention.digest, digest), eq(intention.answer, BEGUN)))
  },

  /** How many were answered before and are gone now. */
  async forget(before: Date): Promise<number> {
    const { rowCount } = await db.delete(intention).where(lt(intention.answeredAt, before))
    return rowCount ?? 0
  },
})

export type IntentionRepository = ReturnType<typeof intentionRepository>
