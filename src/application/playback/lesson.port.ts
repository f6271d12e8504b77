import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import type { Lesson } from '#domain/playback/lesson.ts'

/** A section of a recorded course as it is played. Wire: getstructurepagecontentinfo. */
export interface LessonPort {
  /** 404 missing and 410 withdrawn are `rejected`, another school's own is `forbidden`. */
  lesson(sectionId: number, signal: AbortSignal): Promise<Result<Lesson, Failure>>
}
