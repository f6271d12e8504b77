import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { learningRecord, RECORD_TYPE } from '../../db/schema/learning-record.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'
import { liveSchedule } from '../../db/schema/live-schedule.ts'
import { ACTION_TYPE, type ActionType, userAction } from '../../db/schema/user-action.ts'
import { Refusal } from '../../http/envelope.ts'
import { liveOccurrence } from '../content/live-occurrence.query.ts'

/** Who did it, and when. */
export interface Act {
  readonly userId: number
  readonly now: Date
}

type Counted = typeof ACTION_TYPE.view | typeof ACTION_TYPE.download

const COUNT_OF = {
  [ACTION_TYPE.view]: { column: content.viewCount, key: 'viewCount' },
  [ACTION_TYPE.download]: { column: content.downloadCount, key: 'downloadCount' },
} as const

/** A user who does the same again within this time is counted once. */
const COUNT_AGAIN_AFTER_MS = 3600_000

const countedLately = async (
  tx: Queries,
  { userId, now }: Act,
  actionType: Counted,
  contentId: number,
): Promise<boolean> => {
  const [found] = await tx
    .select({ id: userAction.id })
    .from(userAction)
    .where(
      and(
        eq(userAction.userId, userId),
        gt(userAction.createdAt, new Date(now.getTime() - COUNT_AGAIN_AFTER_MS)),
        eq(userAction.contentId, contentId),
        eq(userAction.actionType, actionType),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** The occurrence of a live course that counts now; null for what has no schedule. */
export const findCountingOccurrence = async (db: Queries, contentId: number, now: Date) => {
  const occurrence = liveOccurrence(db, now)
  const [found] = await db
    .select({
      status: occurrence.status,
      startsAt: occurrence.startTime,
      cancelledAt: occurrence.cancelledAt,
    })
    .from(liveSchedule)
    .innerJoin(occurrence, eq(occurrence.contentId, liveSchedule.contentId))
    .where(eq(liveSchedule.contentId, contentId))
  return found ?? null
}

/** When the occurrence begins that a user means, or why there is none. */
type ChooseStart = (tx: Queries) => Promise<Date | Refusal>

/** Who moves lessons, or calls them off, holds their course as well: what is found after the lock is so until the end of the transaction. */
const chosenOf = async (tx: Queries, contentId: number, choose: ChooseStart): Promise<Date | Refusal> => {
  await tx.select({ id: content.id }).from(content).where(eq(content.id, contentId)).for('share')
  return choose(tx)
}

export const userActionRepository = (db: Db) => ({
  async log(
    { userId, now }: Act,
    actionType: ActionType,
    contentId: number | null,
    extra: string,
  ): Promise<void> {
    await db.insert(userAction).values({ userId, actionType, contentId, extra, createdAt: now })
  },

  /** Logs and counts, once an hour for one user and content. The content's row is held, so that a double click counts once. */
  count: (act: Act, actionType: Counted, contentId: number): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.select({ id: content.id }).from(content).where(eq(content.id, contentId)).for('no key update')
      if (await countedLately(tx, act, actionType, contentId)) return
      const { column, key } = COUNT_OF[actionType]
      await tx.insert(userAction).values({
        userId: act.userId,
        actionType,
        contentId,
        extra: '',
        createdAt: act.now,
      })
      await tx
        .update(content)
        .set({ [key]: sql`${column} + 1` })
        .where(eq(content.id, contentId))
    }),

  /** Puts a content at the top of what a user browsed. */
  async browse({ userId, now }: Act, contentId: number): Promise<void> {
    await db
      .insert(learningRecord)
      .values({
        userId,
        recordType: RECORD_TYPE.browsing,
        contentId,
        playCount: 1,
        progress: 0,
        position: 0,
        duration: 0,
        isFinished: false,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [
          learningRecord.userId,
          learningRecord.recordType,
          learningRecord.contentId,
          learningRecord.sectionId,
        ],
        set: { updatedAt: now, playCount: sql`${learningRecord.playCount} + 1` },
      })
  },

  /** Reserves the occurrence that `choose` finds, or answers why not; the second time nothing is written. */
  reserve: ({ userId, now }: Act, contentId: number, choose: ChooseStart): Promise<true | Refusal> =>
    db.transaction(async (tx) => {
      const startsAt = await chosenOf(tx, contentId, choose)
      if (startsAt instanceof Refusal) return startsAt
      const made = await tx
        .insert(liveReservation)
        .values({ userId, contentId, startsAt, createdAt: now })
        .onConflictDoNothing()
        .returning({ contentId: liveReservation.contentId })
      if (made.length === 0) return true
      await tx
        .insert(userAction)
        .values({ userId, actionType: ACTION_TYPE.reserve, contentId, extra: '', createdAt: now })
      return true
    }),

  /** Takes a reservation of it back; where there is none nothing is written. */
  cancelReservation: (
    { userId, now }: Act,
    contentId: number,
    choose: ChooseStart,
  ): Promise<true | Refusal> =>
    db.transaction(async (tx) => {
      const startsAt = await chosenOf(tx, contentId, choose)
      if (startsAt instanceof Refusal) return startsAt
      const taken = await tx
        .delete(liveReservation)
        .where(
          and(
            eq(liveReservation.userId, userId),
            eq(liveReservation.contentId, contentId),
            eq(liveReservation.startsAt, startsAt),
          ),
        )
        .returning({ contentId: liveReservation.contentId })
      if (taken.length === 0) return true
      await tx
        .insert(userAction)
        .values({ userId, actionType: ACTION_TYPE.cancelReservation, contentId, extra: '', createdAt: now })
      return true
    }),
})

export type UserActionRepository = ReturnType<typeof userActionRepository>
