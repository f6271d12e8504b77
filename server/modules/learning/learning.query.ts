import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { content } from '../../db/schema/content.ts'
import { learningRecord, RECORD_TYPE, type RecordType } from '../../db/schema/learning-record.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'
import { isRemoved } from '../content/kept-section.query.ts'
import type { Occurrence } from '../content/live-occurrence.query.ts'
import { LIVE_STATUS } from '../content/live-status.ts'
import { hasRequiredOpen } from '../content/required-open.query.ts'
import {
  exercisedBy,
  hasExercise,
  hasExerciseOpen,
  lastExercised,
  watchedSections,
} from '../content/watched-section.query.ts'

/** 1 learning, 2 browsing, 3 the user's courses. */
export type ListType = 1 | 2 | 3

const own = (userId: number, recordType: RecordType): SQL | undefined =>
  and(eq(learningRecord.userId, userId), eq(learningRecord.recordType, recordType))

const ownReservations = (userId: number): SQL => eq(liveReservation.userId, userId)

/** A user's records of the content of the query around it. */
const recordsHere = (userId: number, recordType: RecordType): SQL =>
  sql`from ${learningRecord} where ${and(own(userId, recordType), eq(learningRecord.contentId, content.id))}`

const recordTypeOf = (type: ListType): RecordType =>
  type === 2 ? RECORD_TYPE.browsing : RECORD_TYPE.learning

const isMet = (userId: number, recordType: RecordType): SQL =>
  sql`${content.id} in (select ${learningRecord.contentId} from ${learningRecord} where ${own(userId, recordType)})`

/** When a learner was last there, watching the film or sitting in the live lesson. */
export const lastThere: SQL = sql`greatest(${learningRecord.updatedAt}, ${learningRecord.attendedAt})`

/** The courses that a user began. */
export const isBegun = (userId: number): SQL => isMet(userId, RECORD_TYPE.learning)

/** The courses that a user began, be it with an exercise, or reserved. */
const isMine = (userId: number): SQL => sql`${content.id} in (
  select ${learningRecord.contentId} from ${learningRecord} where ${own(userId, RECORD_TYPE.learning)}
  union ${exercisedBy(userId)}
  union select ${liveReservation.contentId} from ${liveReservation} where ${ownReservations(userId)})`

/** Whether a content stands on a list at all. */
export const standsOn = (type: ListType, userId: number): SQL =>
  type === 3 ? isMine(userId) : isMet(userId, recordTypeOf(type))

/** Whether a user finished all that is watched of a content, and answered its required questions and its exercises, which may be all that it has (R-learning-2). */
export const isFinished = (userId: number): SQL<boolean> =>
  sql<boolean>`(((select count(*) ${recordsHere(userId, RECORD_TYPE.learning)} and ${learningRecord.isFinished}
      and not ${isRemoved(learningRecord.sectionId)}
      and not ${hasRequiredOpen(learningRecord.sectionId, userId)})
    >= greatest(${watchedSections}, 1) or (${watchedSections} = 0 and ${hasExercise}))
    and not ${hasExerciseOpen(userId)})`

/** The record of the section learned last, of one that is still in its course before any other; null for none. */
export const latestRecord = (type: ListType, userId: number): SQL<number | null> =>
  sql<number | null>`(select ${learningRecord.id} ${recordsHere(userId, recordTypeOf(type))}
    order by ${isRemoved(learningRecord.sectionId)}, ${desc(lastThere)}, ${desc(learningRecord.id)} limit 1)`

/** When the content was last learned, browsed, practised or reserved. */
export const lastMet = (type: ListType, userId: number): SQL<Date> => {
  const met = sql`(select max(${lastThere}) ${recordsHere(userId, recordTypeOf(type))})`
  const reserved = sql`(select max(${liveReservation.createdAt}) from ${liveReservation}
    where ${and(ownReservations(userId), eq(liveReservation.contentId, content.id))})`
  const at = type === 3 ? sql`greatest(${met}, ${reserved}, ${lastExercised(userId)})` : met
  return at.mapWith(learningRecord.updatedAt)
}

/** Latest first; of the user's courses the lives that run or come next before all others. `met_at` is `lastMet`. */
export const listOrder = (type: ListType, { status, startTime, cancelledAt }: Occurrence): SQL[] => {
  const latest = [sql`met_at desc`, desc(content.id)]
  const toCome = sql`case when ${cancelledAt} is null and ${status} in (${LIVE_STATUS.announced}, ${LIVE_STATUS.running})
    then ${startTime} end`
  return type === 3 ? [sql`${toCome} nulls last`, ...latest] : latest
}
