import type { CourseRef } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Recorded and live courses. Wire: getcoursedetailsinfo (structuredirectory, liveplaydirectory). */
export interface CoursePort {
  /** Rejected as `missing` or `withdrawn`; another school's own is `forbidden` and names it. */
  course(course: CourseRef, signal: AbortSignal): Promise<Result<CourseDetail, Failure>>
}
