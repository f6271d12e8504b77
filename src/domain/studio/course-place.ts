import type { SchoolPlace } from '../school-file/school-place.ts'
import type { CoursePlace } from './course-document.ts'

/** The place of a course without its knowledge point. */
export const schoolPlaceOf = ({ knowId: _, ...place }: CoursePlace): SchoolPlace => place

/** Changes the place; the knowledge point is kept only within the same subject. */
export const coursePlaceOf = (before: CoursePlace, chosen: SchoolPlace): CoursePlace => ({
  ...chosen,
  knowId: chosen.subjectId === before.subjectId ? before.knowId : 0,
})
