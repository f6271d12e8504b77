import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import type { content } from '../../db/schema/content.ts'
import { courseTeacher } from '../../db/schema/course.ts'

/** Ids of all teachers of a course; the one on its card comes first. R-live-9. */
export const courseTeachers =
  (db: Queries) =>
  async ({
    id,
    teacherId,
  }: Pick<typeof content.$inferSelect, 'id' | 'teacherId'>): Promise<readonly number[]> => {
    const rows = await db
      .select({ userId: courseTeacher.userId })
      .from(courseTeacher)
      .where(eq(courseTeacher.contentId, id))
      .orderBy(asc(courseTeacher.sort))
    return [...new Set([teacherId, ...rows.map(({ userId }) => userId)])]
  }

export type FindTeachers = ReturnType<typeof courseTeachers>
