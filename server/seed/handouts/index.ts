import { mathJuniorGeometry } from './math-junior-geometry.ts'
import type { CourseHandouts } from './types.ts'

/** What is read in the lessons that have no film. */
export const LESSON_HANDOUTS: readonly CourseHandouts[] = [...mathJuniorGeometry]
