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
