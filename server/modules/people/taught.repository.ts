import { inArray, or } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { content } from '../../db/schema/content.ts'
import { courseTeacher } from '../../db/schema/course.ts'

export const taughtRepository = (db: Queries) => ({
  /** The contents that tell who teaches them by the names of these people. */
  async findTaught(userIds: readonly number[]): Promise<readonly number[]> {
    const taught = db
      .select({ id: courseTeacher.contentId })
      .from(courseTeacher)
      .where(inArray(courseTeacher.userId, [...userIds]))
    const own = await db
      .select({ id: content.id })
      .from(content)
      .where(or(inArray(content.teacherId, [...userIds]), inArray(content.id, taught)))
    return own.map(({ id }) => id)
  },
})
