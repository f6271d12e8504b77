import { and, asc, eq, ne } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { tag, tagGroup } from '../../db/schema/tag.ts'
import { RESOURCE_KIND } from '../content/resource-kind.ts'

/** Tags that a course can be given: those that are not made of its grade or file, and not what a resource is. */
export const courseTagRepository = (db: Queries) => ({
  /** In the order in which they are shown. */
  findAll: () =>
    db
      .select({ tag, group: tagGroup })
      .from(tag)
      .innerJoin(tagGroup, eq(tagGroup.id, tag.groupId))
      .where(and(eq(tagGroup.source, 'given'), ne(tagGroup.code, RESOURCE_KIND)))
      .orderBy(asc(tagGroup.sort), asc(tagGroup.id), asc(tag.sort), asc(tag.id)),
})

export type CourseTagRepository = ReturnType<typeof courseTagRepository>
export type CourseTagRow = Awaited<ReturnType<CourseTagRepository['findAll']>>[number]
