import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Lesson } from '#domain/playback/lesson.ts'

/** A section of a recorded course as it is played. Wire: getstructurepagecontentinfo. */
export interface LessonPort {
  /**
   * Fails with `missing` or `withdrawn`, or with `forbidden` if the course belongs to another school only.
   */
  lesson(sectionId: number, signal: AbortSignal): Promise<Result<Lesson, Failure>>
}
