import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { liveException } from '../../db/schema/live-exception.ts'
import { liveSchedule } from '../../db/schema/live-schedule.ts'
import { LIVE_STATUS } from './live-status.ts'

const { startsAt, periodSeconds, durationSeconds, replayDelaySeconds, announceSeconds, occurrences } =
  liveSchedule

/**
 * The occurrence of every live course that counts at an instant, computed by the database from the schedule:
 * before it 预告, during it 直播中, while the replay is made 已结束, then 回放 until the next one is announced. What differs
 * from the schedule, called off or ended early, goes before: instead of an occurrence that is called off the next that takes place
 * counts; where none follows and it would be over by now, the last that took place (R-live-12).
 */
export const liveOccurrence = (db: Queries, now: Date | Placeholder) => {
  const at = sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`
  const since = sql`extract(epoch from ${at} - ${startsAt})`
  const last = sql`coalesce(${occurrences} - 1, 1000000)`
  const turn = sql`greatest(0, least(floor(${since} / ${periodSeconds}), ${last}))`
  const phase = sql`(${since} - ${turn} * ${periodSeconds})`
  const nextIsNear = sql`(${phase} >= ${periodSeconds} - ${announceSeconds} and ${turn} < ${last})`
  const plannedTurn = sql`(${turn} + case when ${nextIsNear} then 1 else 0 end)`
  const startOf = (other: SQL) => sql`(${startsAt} + ${other} * ${periodSeconds} * interval '1 second')`
  const length = sql`${durationSeconds} * interval '1 second'`
  const exceptionsOf = sql`from ${liveException} where ${liveException.contentId} = ${liveSchedule.contentId}`
  const calledOff = sql`${exceptionsOf} and ${liveException.cancelledAt} is not null`
  // Among one turn more than are called off at least one takes place, unless the series ends before.
  const reach = sql`(select count(*) ${calledOff})`
  const takesPlace = sql`lateral (select other as turn
    from generate_series(greatest(0, ${plannedTurn} - ${reach}), least(${last}, ${plannedTurn} + ${reach})) other
    where not exists (select 1 ${calledOff} and ${liveException.startsAt} = ${startOf(sql`other`)})
      and (other >= ${plannedTurn} or ${at} >= ${startOf(plannedTurn)} + ${length})
    order by other < ${plannedTurn}, abs(other - ${plannedTurn}) limit 1) as takes_place`
  const start = startOf(sql`coalesce(takes_place.turn, ${plannedTurn})`)
  const differently = (column: typeof liveException.endedAt | typeof liveException.cancelledAt) =>
    sql`(select ${column} ${exceptionsOf} and ${liveException.startsAt} = ${start})`
  const end = sql`coalesce(${differently(liveException.endedAt)}, ${start} + ${length})`
  const status: SQL<number> = sql<number>`(case
    when ${at} < ${start} then ${LIVE_STATUS.announced}::int
    when ${at} < ${end} then ${LIVE_STATUS.running}::int
    when ${at} < ${end} + ${replayDelaySeconds} * interval '1 second' then ${LIVE_STATUS.ended}::int
    else ${LIVE_STATUS.replay}::int end)`
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
    .leftJoin(takesPlace, sql`true`)
    .as('occurrence')
}

export type Occurrence = ReturnType<typeof liveOccurrence>

/** In this state, and not called off. */
export const isInState = (occurrence: Occurrence, status: number): SQL | undefined =>
  and(eq(occurrence.status, status), isNull(occurrence.cancelledAt))

/** 直播中, then 预告 soonest first, then 已结束 and 回放 latest first; at the end what is called off. */
export const liveOrder = (occurrence: Occurrence): SQL[] => [
  sql`${occurrence.cancelledAt} is not null`,
  sql`case ${occurrence.status} when ${LIVE_STATUS.running} then 0 else ${occurrence.status} end`,
  sql`case when ${occurrence.status} <= ${LIVE_STATUS.running} then ${occurrence.startTime} end`,
  sql`${occurrence.startTime} desc`,
]
