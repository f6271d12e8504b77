import type { CourseRef } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'

/** Recorded and live courses. Wire: getcoursedetailsinfo (structuredirectory, liveplaydirectory). */
export interface CoursePort {
  /**
   * Fails with `missing` or `withdrawn`; with `forbidden`, naming the school, if the course belongs to
   * another school only.
   */
  course(course: CourseRef, signal: AbortSignal): Promise<Result<CourseDetail, Failure>>
}
