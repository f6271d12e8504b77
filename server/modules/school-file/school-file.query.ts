import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { CONTENT_TYPE, content } from '../../db/schema/content.ts'

/** What a school holds in its library: the resources that it keeps to itself. The one place that says so. */
export const inLibraryOf = (organisationId: number): SQL | undefined =>
  and(
    eq(content.organisationId, organisationId),
    eq(content.type, CONTENT_TYPE.resource),
    eq(content.schoolOnly, true),
    isNull(content.withdrawnAt),
    isNotNull(content.fileId),
  )
