import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { questionPoint } from '../../db/schema/question-point.ts'
import type { LessonPoint } from './lesson-points.ts'

/** Where films stop to ask. */
export const lessonPointRepository = (db: Db) => ({
  /** The points of a section, by second. */
  find: (sectionId: number): Promise<readonly LessonPoint[]> =>
    db
      .select({
        id: questionPoint.id,
        questionId: questionPoint.questionId,
        second: questionPoint.second,
        required: questionPoint.required,
      })
      .from(questionPoint)
      .where(eq(questionPoint.sectionId, sectionId))
      .orderBy(asc(questionPoint.second), asc(questionPoint.id)),
})
