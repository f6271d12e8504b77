import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { courseVersion } from '../../db/schema/course-draft.ts'

/** Courses as they were published. */
export const versionRepository = (db: Queries) => ({
  async add(row: typeof courseVersion.$inferInsert): Promise<void> {
    await db.insert(courseVersion).values(row)
  },

  async find(draftId: number, version: number) {
    const [found] = await db
      .select()
      .from(courseVersion)
      .where(and(eq(courseVersion.draftId, draftId), eq(courseVersion.version, version)))
    return found ?? null
  },

  /** The newest first. */
  list: (draftId: number) =>
    db
      .select({
        version: courseVersion.version,
        at: courseVersion.at,
        userName: appUser.name,
        sectionCount: sql<number>`jsonb_array_length(jsonb_path_query_array(${courseVersion.document}, '$.chapters[*].sections[*]'))`,
      })
      .from(courseVersion)
      .innerJoin(appUser, eq(appUser.id, courseVersion.userId))
      .where(eq(courseVersion.draftId, draftId))
      .orderBy(desc(courseVersion.version)),
})
