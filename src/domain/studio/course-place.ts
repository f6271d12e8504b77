import type { SchoolPlace } from '../school-file/school-place.ts'
import type { CoursePlace } from './course-document.ts'

/** Where a course stands, without the knowledge point that it may stand at. */
export const schoolPlaceOf = ({ knowId: _, ...place }: CoursePlace): SchoolPlace => place

/** A place chosen anew: a knowledge point belongs to a subject, and stays within it. */
export const coursePlaceOf = (before: CoursePlace, chosen: SchoolPlace): CoursePlace => ({
  ...chosen,
  knowId: chosen.subjectId === before.subjectId ? before.knowId : 0,
})
