import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { NOTICE_STATUS } from '#contract/managed-announcement.ts'
import { membership } from '../../db/schema/membership.ts'
import { noticeReading, schoolNotice } from '../../db/schema/school-notice.ts'

/** Published, begun and not over. */
export const isShownAt = (now: Date): SQL | undefined =>
  and(
    eq(schoolNotice.status, NOTICE_STATUS.published),
    lte(schoolNotice.publishedAt, now),
    or(isNull(schoolNotice.toTime), gt(schoolNotice.toTime, now)),
  )

/** Is for everybody, or for a school that somebody belongs to. */
export const isFor = (userId: number): SQL | undefined =>
  or(
    isNull(schoolNotice.organisationId),
    sql`${schoolNotice.organisationId} in (select ${membership.organisationId} from ${membership} where ${membership.userId} = ${userId})`,
  )

/** Somebody has read it. */
export const isReadBy = (userId: number): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${noticeReading}
    where ${noticeReading.noticeId} = ${schoolNotice.id} and ${noticeReading.userId} = ${userId})`
