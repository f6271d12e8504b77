import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'

/** What is of a school's own making: kept to itself, or released to all and still its own. */
export const isOfSchool: SQL = sql`(${content.schoolOnly} or ${content.releasedAt} is not null)`

/** What a school holds in its library: the resources of its own making. The one place that says so. */
export const inLibraryOf = (organisationId: number): SQL | undefined =>
  and(
    eq(content.organisationId, organisationId),
    eq(content.type, CONTENT_TYPE.resource),
    isOfSchool,
    isNull(content.withdrawnAt),
    isNotNull(content.fileId),
  )
