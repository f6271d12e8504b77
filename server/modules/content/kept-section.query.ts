import { isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { courseSection } from '../../db/schema/course.ts'

/** Of a query over sections: those that are in their course still. */
export const isKept: SQL = isNull(courseSection.removedAt)

/** Whether a section was taken out of its course by a later version; what learners did in it is kept, and counts no more. */
export const isRemoved = (sectionId: PgColumn): SQL =>
  sql`exists (select 1 from ${courseSection} where ${courseSection.id} = ${sectionId} and ${courseSection.removedAt} is not null)`
