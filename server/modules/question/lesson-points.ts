import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { questionPoint } from '../../db/schema/question-point.ts'
import type { OpenSection } from '../course/section-access.ts'

/** Where a lesson stops to ask. */
export interface LessonPoint {
  readonly id: number
  readonly questionId: number
  /** From the beginning of its film. */
  readonly second: number
  readonly required: boolean
}

/** The points of a section, by second. */
export type PointsOf = (open: OpenSection) => Promise<readonly LessonPoint[]>

export const lessonPoints =
  (db: Db): PointsOf =>
  ({ section: { id } }) =>
    db
      .select({
        id: questionPoint.id,
        questionId: questionPoint.questionId,
        second: questionPoint.second,
        required: questionPoint.required,
      })
      .from(questionPoint)
      .where(eq(questionPoint.sectionId, id))
      .orderBy(asc(questionPoint.second), asc(questionPoint.id))
