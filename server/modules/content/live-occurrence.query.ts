import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { liveException } from '../../db/schema/live-exception.ts'
import { liveSchedule } from '../../db/schema/live-schedule.ts'
import { LIVE_STATUS } from './live-status.ts'

const { startsAt, periodSeconds, durationSeconds, replayDelaySeconds, announceSeconds, occurrences } =
  liveSchedule

/**
 * The occurrence of every live course that counts at an instant, computed by the database from the schedule:
 * before it 预告, during it 直播中, while the replay is made 已结束, then 回放 until the next one is announced. What is different
 * in it from the schedule, called off or ended early, goes before.
 */
export const liveOccurrence = (db: Db, now: Date | Placeholder) => {
  const at = sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`
  const since = sql`extract(epoch from ${at} - ${startsAt})`
  const last = sql`coalesce(${occurrences} - 1, 1000000)`
  const turn = sql`greatest(0, least(floor(${since} / ${periodSeconds}), ${last}))`
  const phase = sql`(${since} - ${turn} * ${periodSeconds})`
  const nextIsNear = sql`(${phase} >= ${periodSeconds} - ${announceSeconds} and ${turn} < ${last})`
  const shownTurn = sql`(${turn} + case when ${nextIsNear} then 1 else 0 end)`
  const start = sql`(${startsAt} + ${shownTurn} * ${periodSeconds} * interval '1 second')`
  const differently = (column: typeof liveException.endedAt | typeof liveException.cancelledAt) =>
    sql`(select ${column} from ${liveException}
      where ${liveException.contentId} = ${liveSchedule.contentId} and ${liveException.startsAt} = ${start})`
  const endedAt = differently(liveException.endedAt)
  const status: SQL<number> = sql<number>`(case
    when ${endedAt} <= ${at} then case when ${at} < ${endedAt} + ${replayDelaySeconds} * interval '1 second'
      then ${LIVE_STATUS.ended}::int else ${LIVE_STATUS.replay}::int end
    when ${phase} < 0 then ${LIVE_STATUS.announced}::int
    when ${phase} < ${durationSeconds} then ${LIVE_STATUS.running}::int
    when ${phase} < ${durationSeconds} + ${replayDelaySeconds} then ${LIVE_STATUS.ended}::int
    when ${nextIsNear} then ${LIVE_STATUS.announced}::int
    else ${LIVE_STATUS.replay}::int end)`
  const end = sql`coalesce(${endedAt}, ${start} + ${durationSeconds} * interval '1 second')`
  const cancelled = sql`coalesce(${liveSchedule.cancelledAt}, ${differently(liveException.cancelledAt)})`
  return db
    .select({
      contentId: liveSchedule.contentId,
      cancelledAt: sql<Date | null>`${cancelled}`.mapWith(startsAt).as('live_cancelled'),
      status: status.mapWith(Number).as('live_status'),
      startTime: sql`${start}`.mapWith(startsAt).as('live_start'),
      endTime: sql`${end}`.mapWith(startsAt).as('live_end'),
    })
    .from(liveSchedule)
    .as('occurrence')
}

export type Occurrence = ReturnType<typeof liveOccurrence>

/** 直播中, then 预告 soonest first, then 已结束 and 回放 latest first. */
export const liveOrder = (occurrence: Occurrence): SQL[] => [
  sql`case ${occurrence.status} when ${LIVE_STATUS.running} then 0 else ${occurrence.status} end`,
  sql`case when ${occurrence.status} <= ${LIVE_STATUS.running} then ${occurrence.startTime} end`,
  sql`${occurrence.startTime} desc`,
]
