import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Lesson } from '#domain/playback/lesson.ts'

/** A section of a recorded course as it is played. Wire: getstructurepagecontentinfo. */
export interface LessonPort {
  /** Rejected as `missing` or `withdrawn`; another school's own is `forbidden`. */
  lesson(sectionId: number, signal: AbortSignal): Promise<Result<Lesson, Failure>>
}
